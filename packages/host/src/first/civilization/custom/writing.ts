import { Impossible, type Rule } from '@understory/table';
import { choose, name, roll } from '../../asks.ts';
import { freshNames } from '../../names.ts';
import type { Realm } from '../../realm.ts';
import { HAND_KEYS } from '../hands.table.ts';
import { PEOPLES, type PeopleKey } from '../keys.ts';
import { type CustomPeople, customPeopleSchema } from './custom-people.ts';
import { WORKS } from './works.table.ts';

type Details = CustomPeople['details'];
type Detail = keyof Details;

/** H1-CIV-T2, in its order. */
const DETAILS: readonly Detail[] = ['moreFolk', 'richer', 'hand', 'works'];

/** H1-CIV-03, -07: a custom people is written at the table; by default one with more folk than its model. */
export function* writeNow(world: Realm, about: string): Rule<CustomPeople> {
  const model = yield* whichModel(about);
  const called = yield* name('H1-CIV-07', {
    by: 'maker',
    topic: { kind: 'name of the people' },
    ideas: freshNames(world, 'tribe'),
    of: { subject: 'group', id: world.page.idAhead('g') },
    about,
  });
  const written = { name: called, model, details: yield* whichDetails(called, model, about) };
  const { success, data } = customPeopleSchema.safeParse(written);
  if (!success) throw new Impossible('what was written at the table is no custom people');
  return data;
}

/** H1-CIV-03: one of the three, by a d6 unless somebody says. */
function* whichModel(about: string): Rule<PeopleKey> {
  const model = yield* choose('H1-CIV-03', {
    by: 'maker',
    topic: { kind: 'whom the people is modelled on' },
    options: [{ key: 'roll' }, ...PEOPLES.map((key) => ({ key }))],
    usual: 'roll',
    about,
  });
  if (model !== 'roll') return model;
  const d6 = yield* roll('H1-CIV-03', '1d6', { kind: 'the model of the people' }, about);
  return PEOPLES[Math.ceil(d6 / 2) - 1] ?? 'dwarves';
}

/** H1-CIV-T2: one row after the other, at least one. */
function* whichDetails(called: string, model: PeopleKey, about: string): Rule<Partial<Details>> {
  const left = new Set(DETAILS);
  const details: { -readonly [K in Detail]?: Details[K] } = {};
  while (left.size > 0) {
    const isFirst = left.size === DETAILS.length;
    const key = yield* choose('H1-CIV-T2', {
      by: 'maker',
      topic: { kind: 'in what the people differs', name: called, model },
      options: [...[...left].map((it) => ({ key: it })), ...(isFirst ? [] : [{ key: 'enough' } as const])],
      usual: isFirst ? 'moreFolk' : 'enough',
      about: `${about}, ${DETAILS.length - left.size + 1}`,
    });
    if (key === 'enough') break;
    left.delete(key);
    if (key === 'hand') details.hand = yield* whichHand(model, about);
    else if (key === 'works') details.works = yield* whichNames(model, about);
    else details[key] = true;
  }
  return details;
}

/** H1-CIV-T2.3. */
function* whichHand(model: PeopleKey, about: string): Rule<Details['hand']> {
  const options = HAND_KEYS.filter((it) => it !== model).map((key) => ({ key }));
  return yield* choose('H1-CIV-T2.3', {
    by: 'maker',
    topic: { kind: 'whose hand the people draws in' },
    options,
    usual: null,
    about,
  });
}

/** H1-CIV-T2.4. */
function* whichNames(model: PeopleKey, about: string): Rule<Details['works']> {
  const names: Record<string, string> = {};
  for (const printed of WORKS[model]) {
    names[printed] = yield* name('H1-CIV-T2.4', {
      by: 'maker',
      topic: { kind: 'name of a construction', printed },
      ideas: [printed],
      of: { subject: 'place', id: printed },
      about: `${about}, ${printed}`,
    });
  }
  return names;
}
