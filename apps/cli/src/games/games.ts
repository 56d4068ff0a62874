import type { Playable } from '../shared/playable.ts';
import { evil } from './evil/evil.ts';
import { first } from './host/first/first.ts';
import { hostGame } from './host/host.ts';
import { playtest } from './host/playtest/playtest.ts';
import { second } from './host/second/second.ts';
import { maker } from './maker/maker.ts';

/** The games that can be played, with the editions of each; the first is meant where none is named. */
export const GAMES: readonly [Playable, ...Playable[]] = [hostGame([second, first, playtest]), maker, evil];
