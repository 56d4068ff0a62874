import type { Edition, History } from '../table/edition.ts';
import { evil } from './evil/evil.ts';
import { first } from './host/first/first.ts';
import { playtest } from './host/playtest/playtest.ts';
import { second } from './host/second/second.ts';
import { maker } from './maker/maker.ts';

/** The histories that can be played; the shelf offers the first unless another is chosen. */
export const HISTORIES: readonly [History, ...History[]] = [second, first, playtest];

export const SMALLER_GAMES: readonly Edition[] = [maker, evil];

export const EDITIONS: readonly Edition[] = [...HISTORIES, ...SMALLER_GAMES];

/** Which edition something is of. What was kept before there were others says less, and is of the first. */
export function editionOf({ game, edition }: EditionName): Edition | undefined {
  return EDITIONS.find(
    (it) => (game === undefined || it.game === game) && (edition === undefined || it.edition === edition),
  );
}

interface EditionName {
  readonly game?: string | undefined;
  readonly edition?: string | undefined;
}
