import { type Rule, type Table, table } from '@understory/table';
import { choose, roll, rollOn } from '../asks.ts';
import type { FirstWorld } from '../world.ts';
import type { People } from './civ.ts';
import { demons } from './demons/demons.ts';
import { dwarves } from './dwarves/dwarves.ts';
import { PEOPLES, type PeopleKey } from './keys.ts';

/** The peoples whose rules are written. */
const peoples: Readonly<Partial<Record<PeopleKey, People>>> = { dwarves, demons };

/** H1-CIV-T1: which people comes. */
const civilizations: Table<PeopleKey | 'custom'> = table('H1-CIV-T1', '1d10', {
  '1-3': 'dwarves',
  '4-6': 'dark elves',
  '7-9': 'demons',
  '10': 'custom',
});

/** H1-CIV-01: chosen, or rolled for. A first game suggests the Dwarves. */
export function* whichPeople({ options }: FirstWorld, nth: number): Rule<People> {
  const about = `people ${nth + 1}`;
  const key = yield* choose('H1-CIV-01', {
    by: 'maker',
    topic: { kind: 'which people', isSecond: nth > 0 },
    options: [{ key: 'roll' }, ...PEOPLES.filter((it) => peoples[it]).map((it) => ({ key: it }))],
    usual: options.firstGame ? 'dwarves' : 'roll',
    about,
  });
  return peoples[key === 'roll' ? yield* rolled(about) : key] ?? dwarves;
}

/** A people without rules is thrown for again. */
function* rolled(about: string): Rule<PeopleKey> {
  for (;;) {
    const { value } = yield* rollOn(civilizations, { kind: 'the people' }, about);
    const key = value === 'custom' ? yield* model(about) : value;
    if (peoples[key]) return key;
  }
}

/** H1-CIV-03: whom a people of its own is modelled on. */
function* model(about: string): Rule<PeopleKey> {
  const d6 = yield* roll('H1-CIV-03', '1d6', { kind: 'the model of the people' }, about);
  return PEOPLES[Math.ceil(d6 / 2) - 1] ?? 'dwarves';
}
