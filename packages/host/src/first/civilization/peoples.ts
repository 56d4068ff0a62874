import { type Rule, type Table, table } from '@understory/table';
import { choose, rollOn } from '../asks.ts';
import type { FirstWorld } from '../world.ts';
import type { People } from './civ.ts';
import type { CustomPeople } from './custom/custom-people.ts';
import { playedAs } from './custom/play.ts';
import { writeNow } from './custom/writing.ts';
import { darkElves } from './dark-elves/dark-elves.ts';
import { demons } from './demons/demons.ts';
import { dwarves } from './dwarves/dwarves.ts';
import { PEOPLES, type PeopleKey } from './keys.ts';

/** The peoples of the book. */
export const peoples: Readonly<Record<PeopleKey, People>> = { dwarves, 'dark elves': darkElves, demons };

/** H1-CIV-T1: which people comes. */
const civilizations: Table<PeopleKey | 'custom'> = table('H1-CIV-T1', '1d10', {
  '1-3': 'dwarves',
  '4-6': 'dark elves',
  '7-9': 'demons',
  '10': 'custom',
});

/** H1-CIV-01: chosen, or rolled for. A first game suggests the Dwarves. The player's own are offered by name (H1-CIV-07). */
export function* whichPeople(world: FirstWorld, nth: number): Rule<People> {
  const { options } = world;
  const about = `people ${nth + 1}`;
  const own = customOptions(options.peoples);
  const key = yield* choose('H1-CIV-01', {
    by: 'maker',
    topic: { kind: 'which people', isSecond: nth > 0 },
    options: [{ key: 'roll' }, ...PEOPLES.map((it) => ({ key: it })), ...own, { key: 'write' }],
    usual: options.firstGame ? 'dwarves' : 'roll',
    about,
  });
  if (key === 'roll') return yield* rolled(world, about);
  return peoples[key as PeopleKey] ?? (yield* customPeople(world, key, about));
}

function* rolled(world: FirstWorld, about: string): Rule<People> {
  const { value } = yield* rollOn(civilizations, { kind: 'the people' }, about);
  return value === 'custom' ? yield* anyCustom(world, about) : peoples[value];
}

/** H1-CIV-03: one that the player has written, or writes now. */
function* anyCustom(world: FirstWorld, about: string): Rule<People> {
  const own = customOptions(world.options.peoples);
  const key = yield* choose('H1-CIV-03', {
    by: 'maker',
    topic: { kind: 'which custom people' },
    options: [...own, { key: 'write' }],
    usual: own.length > 0 ? own.map((it) => it.key) : 'write',
    about,
  });
  return yield* customPeople(world, key, about);
}

/** Each of the player's own by its place in the list. */
function customOptions(own: readonly CustomPeople[]) {
  return own.map(({ name, model }, i) => ({
    key: `custom ${i + 1}`,
    what: { kind: 'custom people', name, model } as const,
  }));
}

function* customPeople(world: FirstWorld, key: string, about: string): Rule<People> {
  const nth = customOptions(world.options.peoples).findIndex((it) => it.key === key);
  const custom = world.options.peoples[nth] ?? (yield* writeNow(world, about));
  return playedAs(peoples[custom.model], custom);
}
