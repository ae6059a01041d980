/** Tsukiji in the browser. */
import './products.css';

import fish from '../../drawings/fish.svg?raw';
import { learnPictures } from '../../lib/picture.svelte';

learnPictures(fish);

export { default as Board } from './Board.svelte';
export { tell } from './story';
