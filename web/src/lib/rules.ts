/** The rules of a game as the server tells them: our own text, made into HTML there. */
import type { HtmlRules } from '../generated/messages';
import { get } from './api';

export const loadRules = (game: string, language: string) => get<HtmlRules>(`/api/games/${game}/rules/${language}`);
