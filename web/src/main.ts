/** The client starts here: language, looks and drawings first, then the page. */
import './styles/tokens.css';
import './styles/base.css';
import './fonts/signs.css';

import { mount } from 'svelte';

import App from './App.svelte';
import signs from './drawings/signs.svg?raw';
import { person } from './lib/guest.svelte';
import { learnPictures } from './lib/picture.svelte';
import { putSprite } from './lib/sprite';
import { texts, wanted } from './lib/text.svelte';

putSprite('signs', signs);
learnPictures(signs);
await Promise.all([texts.use(wanted()), person.meet().catch(() => undefined)]);
mount(App, { target: document.getElementById('app')! });
