/** The rules of a game from the server, which turns our own text into HTML. */
import type { HtmlRules } from '../generated/messages';
import { get } from './api';

export const loadRules = (game: string, language: string) => get<HtmlRules>(`/api/games/${game}/rules/${language}`);
