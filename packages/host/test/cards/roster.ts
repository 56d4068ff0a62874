import { readFileSync } from 'node:fs';
import { CORE_TEXTS, loadDeck } from '../../src/cards.ts';

export const rulebook = readFileSync(new URL('../../../../rules/host2-monsters.md', import.meta.url), 'utf8');

/** H2-CRD-T2: the printed cards. */
export const roster = Array.from(
  rulebook.matchAll(/^\| \d+ \| ([^|]+) \| ([ADO]) \| ([^|]+) \| [PR] \| (yes)? *\|$/gm),
  ([, name = '', kind = '', start = '', unique]) => ({ name, kind, start, unique: unique === 'yes' }),
);

/** The cards of the deck that are printed: a deck may have others besides, of which the rulebook says nothing. */
export const printed = loadDeck(CORE_TEXTS).cards.filter(({ name }) => roster.some((it) => it.name === name));
