import type { Point } from '@understory/page';
import { type Clause, type Rule, type Table, table } from '@understory/table';
import { VEIN } from '../measures.ts';
import type { Setting } from '../setting.ts';
import { choose, roll, rollOn } from './asks.ts';
import { earthquake } from './disaster/earthquake.ts';
import { eruption } from './disaster/eruption.ts';
import { plague } from './disaster/plague.ts';
import { fallenStar } from './disaster/star.ts';
import { beginFeature } from './draw.ts';
import type { EventTable } from './events.ts';
import { keptOptions, type OwnKey } from './made-up/making-up.ts';
import { note } from './note.ts';
import type { FeatureKind } from './nouns.ts';
import { ownEvent } from './own-event.ts';
import { caverns } from './primordial/caverns.ts';
import { complex } from './primordial/complex.ts';
import { goldVein, mithral } from './primordial/ore.ts';
import { river } from './primordial/river.ts';
import { wyrm } from './primordial/wyrm.ts';
import type { Plot } from './words/natural.ts';
import type { FirstWorld } from './world.ts';

// The tables of primordial events and of disasters stand together, because each can send to the other.

type EventKind = Exclude<FeatureKind, 'land' | 'cavern' | 'own'>;
type EventRow = Table<EventKind | 'eight'>['rows'][number];

/** H1-PRM-T1: primordial events. */
const primordialEvents: Table<EventKind | 'eight'> = table('H1-PRM-T1', '1d8', {
  '1': 'mithral',
  '2-3': 'caverns',
  '4': 'gold',
  '5': 'complex',
  '6': 'river',
  '7': 'wyrm',
  '8': 'eight',
});

/** H1-DIS-T1: great disasters. */
const disasters: Table<EventKind | 'eight'> = table('H1-DIS-T1', '1d8', {
  '1-3': 'earthquake',
  '4': 'eruption',
  '5': 'river',
  '6': 'plague',
  '7': 'star',
  '8': 'eight',
});

const TABLES = { primordial: primordialEvents, disaster: disasters } as const;

/** What each event draws: where its die landed, or where it will if that is not known yet. */
const BRINGS: Readonly<Record<EventKind, (plot: Plot & Setting, landed: Point | null) => Rule>> = {
  mithral,
  caverns,
  gold: goldVein,
  complex,
  river,
  wyrm,
  earthquake,
  eruption,
  plague,
  star: fallenStar,
};

/** After this many redirections in a row a further 8 is thrown again (H1-PRM-16). */
const MOST_REDIRECTIONS = 2;

/** The number of an event's die. */
export function* rollEvent(of: EventTable, about: string): Rule<EventRow> {
  return yield* rollOn(
    TABLES[of],
    of === 'primordial' ? { kind: 'a primordial event' } : { kind: 'the disaster' },
    about,
  );
}

/** Carries out a row of a table of the first edition. */
export function* playEvent(world: FirstWorld, of: EventTable, row: EventRow, landed: Point | null): Rule {
  yield* playRow(settingOf(world), of, row, landed, 0);
}

/** The first edition, as the chapters see it that it shares with the playtest. */
export function settingOf(world: FirstWorld): Setting {
  const { page, sides } = world;
  const setting: Setting = {
    world,
    sides,
    riverWide: VEIN,
    hasRiver: () => page.features.some((it) => it.kind === 'river'),
    primordialEvent: (landed, redirections) => redirected(setting, 'primordial', landed, redirections),
  };
  return setting;
}

/** Carries out a row. One that the other table sent to is carried out alone (H1-DIS-09). */
export function* playRow(
  setting: Setting,
  of: EventTable,
  { clause, value }: EventRow,
  landed: Point | null,
  redirections: number,
): Rule {
  const { world } = setting;
  if (value !== 'eight') return yield* bring(setting, clause, instead(setting, of, value), landed);
  const d6 = yield* roll(clause, '1d6', { kind: 'an event of your own', of }, String(redirections));
  if (d6 === 6) return yield* ownChoice(setting, clause, of, landed);
  const other = of === 'primordial' ? 'disaster' : 'primordial';
  note(world, { kind: 'redirected', clause, to: other });
  if (other === 'primordial') yield* setting.primordialEvent(landed, redirections + 1);
  else yield* redirected(setting, other, landed, redirections + 1);
}

/** H1-PRM-16: a row of the other table, where an 8 is thrown again in the end. */
function* redirected(setting: Setting, of: EventTable, landed: Point | null, redirections: number): Rule {
  const about = `redirection ${redirections}`;
  let row = yield* rollEvent(of, about);
  while (row.value === 'eight' && redirections >= MOST_REDIRECTIONS) row = yield* rollEvent(of, about);
  yield* playRow(setting, of, row, landed, redirections);
}

/** H1-DIS-T1.5: a second river is an earthquake. */
function instead(setting: Setting, of: EventTable, kind: EventKind): EventKind {
  return of === 'disaster' && kind === 'river' && setting.hasRiver() ? 'earthquake' : kind;
}

function* bring(setting: Setting, clause: Clause, kind: EventKind, landed: Point | null): Rule {
  yield* BRINGS[kind]({ ...setting, clause, feature: beginFeature(setting.world, clause, kind) }, landed);
}

/** H1-PRM-T1.8, H1-DIS-T1.8: one of the others, or something that the player makes up (H1-MEA-32). */
function* ownChoice(setting: Setting, clause: Clause, of: EventTable, landed: Point | null): Rule {
  const { world } = setting;
  const kinds = TABLES[of].rows.flatMap(({ value }) => (value === 'eight' ? [] : [value]));
  const key = yield* choose(clause, {
    by: 'maker',
    topic: { kind: 'which event', of },
    options: [...[...kinds, 'own' as const].map((it) => ({ key: it })), ...keptOptions(world, of)],
    usual: of === 'primordial' ? 'complex' : 'earthquake',
  });
  const kind = kinds.find((it) => it === key);
  if (kind) return yield* bring(setting, clause, kind, landed);
  const plot = { ...setting, clause, feature: beginFeature(world, clause, 'own') };
  yield* ownEvent(plot, landed, { of, key: key as OwnKey });
}
