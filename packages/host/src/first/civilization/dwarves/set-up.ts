import { line, type Piece } from '@understory/page';
import { asWritten, type Clause, type Rule } from '@understory/table';
import { nextBeads, putBead } from '../../../beads.ts';
import { TUNNEL } from '../../../measures.ts';
import { choose, name } from '../../asks.ts';
import { label, putBeads } from '../../draw.ts';
import { found } from '../../groups.ts';
import { ONE_BEAD } from '../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { newCiv, type People, works } from '../civ.ts';
import { meet } from '../meeting.ts';
import { drawWork, roomBeside } from '../work.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { dwarvenMine } from './dwarven-mine.ts';
import { goodLodes, type Shaft, shaftTo } from './shafts.ts';

/** H1-DWF-01 to -05: the shaft down to a lode, a mine there, and the first barracks. */
export function* setUpDwarves(world: Realm, people: People<DwarfCiv>): Rule<DwarfCiv> {
  const { page } = world;
  if (lawsOf(world).ore(page).length === 0) yield* lawsOf(world).bring(world, 'gold', 'H1-DWF-01');
  const called = yield* name('H1-DWF-05', {
    by: 'maker',
    topic: { kind: 'name of the tribe' },
    ideas: freshNames(world, 'dwarven'),
    of: { subject: 'group', id: page.idAhead('g') },
  });
  const { lode, from } = yield* whichLode(world);
  const id = page.idAhead('p');
  const { custom } = people;
  const founding = {
    home: id,
    beads: nextBeads(world, 1),
    parent: null,
    because: lode.piece,
    folk: custom?.name ?? people.key,
  };
  const group = found(world, 'H1-DWF-05', { kind: people.key, name: called }, founding);
  const civ: DwarfCiv = { ...newCiv(people, group), home: id, shaft: id, dead: 0 };
  const shape = line([from.x, from.y, lode.at.x, lode.at.y], TUNNEL);
  const shaft = drawWork(world, civ, {
    clause: 'H1-DWF-02',
    kind: 'tunnel',
    shape,
    what: { kind: 'main shaft' },
    room: 'main shaft',
  });
  label(world, 'H1-DWF-05', shaft.id, asWritten(called), from, 'large');
  const barracks = yield* firstBarracks(world, civ, shaft);
  civ.home = barracks.id;
  moveIn(world, civ, 'H1-DWF-04', barracks);
  if (custom?.details.moreFolk) moveIn(world, civ, 'H1-CIV-T2.1', yield* secondBarracks(world, civ, barracks));
  const mine = yield* dwarvenMine(world, civ, { clause: 'H1-DWF-03', lode, size: ONE_BEAD });
  if (custom?.details.richer) putBeads(world, 'H1-CIV-T2.2', mine, 'treasure', 1, 'mined ore');
  // All have moved in before anything is met: the first of them can be lost at once.
  for (const it of works(world, civ)) yield* meet(world, civ, it);
  return civ;
}

/** H1-DWF-04: beside the middle of the shaft; on a full page in the shaft itself. */
function* firstBarracks(world: Realm, civ: DwarfCiv, shaft: Piece): Rule<Piece> {
  const work = { clause: 'H1-DWF-04', what: { kind: 'barracks' }, room: 'barracks' } as const;
  return (yield* roomBeside(world, civ, work, { parent: shaft, size: ONE_BEAD })) ?? shaft;
}

/** H1-CIV-T2.1: where one more of a custom people lives: beside the others (H1-DWF-22). */
function* secondBarracks(world: Realm, civ: DwarfCiv, parent: Piece): Rule<Piece> {
  const work = { clause: 'H1-CIV-T2.1', what: { kind: 'barracks' }, room: 'barracks' } as const;
  return (yield* roomBeside(world, civ, work, { parent, size: ONE_BEAD })) ?? parent;
}

function moveIn(world: Realm, { group }: DwarfCiv, clause: Clause, barracks: Piece): void {
  const bead = putBead(world, barracks, { kind: 'population', owner: group.id });
  const gained = { group: group.id, bead: 'population', count: 1, beads: [bead.bead.id], piece: barracks.id } as const;
  note(world, { kind: 'gained', clause, ...gained, deed: 'set-up' }, [bead]);
}

/** H1-DWF-02: which lode to dig down to. */
function* whichLode(world: Realm): Rule<Shaft> {
  const all = lawsOf(world).ore(world.page);
  const key = yield* choose('H1-DWF-02', {
    by: 'maker',
    topic: { kind: 'which lode to dig down to' },
    options: all.map(({ id, at }) => ({ key: id, what: { kind: 'lode', unit: id, ...at }, subject: { spot: at } })),
    usual: goodLodes(world).map(({ id }) => id),
  });
  return shaftTo(world, all.find(({ id }) => id === key) ?? (all[0] as (typeof all)[number]));
}
