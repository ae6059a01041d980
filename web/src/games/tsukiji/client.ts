/** Tsukiji in the browser. */
import './products.css';

import fish from '../../drawings/fish.svg?raw';
import { learnPictures } from '../../lib/picture.svelte';

learnPictures(fish);

/** Laying out is a part of the purchase. */
export const chapters = {
  evaluation: 'evaluation',
  purchase: 'purchase',
  takusan: 'purchase',
  yakuza: 'purchase',
  over: 'end',
};

export { default as Board } from './Board.svelte';
export { default as Tale } from './Tale.svelte';
