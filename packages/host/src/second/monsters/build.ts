import { centreOf, type Piece } from '@understory/page';
import { type Clause, choose, name, type Rule } from '@understory/table';
import { type Change, note } from '../../world.ts';
import { printBuilding } from '../cards/print/act.ts';
import { printBeads } from '../cards/print/words.ts';
import type { Build, Building, Gain } from '../cards/tree/act.ts';
import type { MonsterCard } from '../cards/tree/card.ts';
import { label } from '../draw.ts';
import type { Doing } from './actions/doing.ts';
import { canBuild } from './afford.ts';
import { drawCard } from './deck.ts';
import type { Den } from './den.ts';
import { newRoom } from './ground/rooms.ts';
import { nameOf } from './measure.ts';
import { whichTag } from './minds/tags.ts';
import { whichBuilding } from './minds/what-to-do.ts';
import type { Creature, Monster } from './monster.ts';
import { gainAll, spend } from './purse.ts';
import { meantCard } from './spawn/meant-card.ts';

/** H2-ACT-211: one construction per action, of those that can be built. */
export const buildOne: Doing<Build> = {
  isPossible: (den, me, { buildings }) => buildings.some((it) => canBuild(den, me, it)),
  *play(den, me, { buildings }) {
    const open = buildings.filter((it) => canBuild(den, me, it));
    const key = yield* choose('H2-ACT-211', {
      by: me.id,
      prompt: `What will ${nameOf(me)} build?`,
      options: open.map((it) => ({ key: it.name, text: it.name, does: costAndGain(it) })),
      usual: whichBuilding(den, me, open),
      about: me.id,
    });
    const building = open.find((it) => it.name === key);
    if (!building) return false;
    yield* build(den, me, building, 'H2-ACT-211');
    return true;
  },
};

/** Its beads are spent, its room is drawn, and it gives what it gives (H2-ACT-211 to -215, H2-MON-132). */
export function* build(
  den: Den,
  me: Monster,
  building: Building,
  clause: Clause,
  honours: Creature | null = null,
  area?: number,
): Rule {
  const { world } = den;
  for (const need of building.needs) {
    if (need.kind !== 'beads') continue;
    for (const { symbol, count } of need.beads) {
      const telling = { clause, text: `${nameOf(me)} spent ${symbol.repeat(count)} on ${building.name}.` };
      if (symbol === '●' || symbol === '○' || symbol === '★') yield* spend(den, me, symbol, count, telling);
    }
  }
  // H2-CRD-307: the price may have sent it off the map.
  if (!den.monsters.includes(me)) return;
  const resource = building.gains.find((it) => it.kind === 'resource');
  const piece = yield* newRoom(den, me, {
    clause: 'H2-MON-132',
    room: building.name,
    title: `${building.name} of ${nameOf(me)}`,
    ...(area ? { area } : {}),
    ...(resource ? { holds: resource.resource } : {}),
  });
  me.constructions.push({ building, piece, isOfLair: true });
  den.stir++;
  note(
    world,
    {
      kind: 'built',
      clause,
      group: me.id,
      piece: piece.id,
      what: building.name,
      text: `${nameOf(me)} built ${building.name}.`,
    },
    [{ do: 'build', group: me.id, what: building.name }, ...marksOf(den, building, piece)],
  );
  const called = yield* nameFor(me, building, honours);
  label(world, 'H2-MON-132', piece.id, called, centreOf(piece.shape), 'small');
  for (const gain of building.gains) if (den.monsters.includes(me)) yield* bring(den, me, gain, piece, building);
}

/** H2-CRD-C14.1, H2-EMP-14: what honours somebody, and a Capital, have names of their own. */
function* nameFor(me: Monster, { name: plain }: Building, honours: Creature | null): Rule<string> {
  if (honours) {
    const ideas = [`${plain} over ${nameOf(honours)}`, plain];
    return yield* name('H2-CRD-C14.1', { by: me.id, prompt: `What is ${plain} called?`, ideas, about: me.id });
  }
  if (plain !== 'Capital') return plain;
  const ideas = [`${nameOf(me)}hold`, `Throne of ${nameOf(me)}`, plain];
  return yield* name('H2-EMP-14', { by: me.id, prompt: 'What is the Capital called?', ideas, about: me.id });
}

/** ⌂ adds a chevron and ☒ an X (H2-MON-132, H2-CRD-241). */
function marksOf({ world: { page } }: Den, { gains }: Building, piece: Piece): Change[] {
  const symbols = gains.flatMap((it) => (it.kind === 'beads' ? it.beads : []));
  const at = centreOf(piece.shape);
  const kinds = symbols.flatMap(({ symbol }) =>
    symbol === '⌂' ? (['fortification'] as const) : symbol === '☒' ? (['tomb'] as const) : [],
  );
  return kinds.map((kind) => ({ do: 'mark', mark: { id: page.newId('m'), kind, at, piece: piece.id, text: null } }));
}

/** What is given at once; standing bonuses are read from the construction as long as it stands in the territory. */
function* bring(den: Den, me: Monster, gain: Gain, piece: Piece, building: Building): Rule {
  switch (gain.kind) {
    case 'beads': {
      const beads = gain.beads.filter(({ symbol }) => symbol !== '⌂' && symbol !== '☒');
      const telling = {
        clause: 'H2-CRD-241',
        text: `${building.name} brought ${nameOf(me)} ${printBeads(beads)}.`,
      } as const;
      if (beads.length > 0) yield* gainAll(den, me, beads, telling, piece);
      return;
    }
    case 'free':
      yield* den.laws.playFree(den, me, gain.step);
      return;
    case 'one tag':
      yield* takeTag(den, me);
      return;
    case 'villainy':
      // H2-CRD-245: in the Age of Villainy it does nothing.
      if (!den.villain) me.grantedVillainy = true;
      return;
    case 'the first card here': {
      const card = yield* drawCard(den, 'H2-CRD-246', `Who comes to ${building.name}?`, (it) =>
        meantCard(gain.groups, it),
      );
      if (card) yield* den.laws.spawn(den, card, { clause: 'H2-CRD-246', beside: piece });
      return;
    }
    case 'bonus':
    case 'resource':
    case 'immune to':
    case 'exploit':
      return;
  }
}

/** H2-CRD-244: any tag of the game but the opposite of one it has. */
function* takeTag(den: Den, me: Monster): Rule {
  const known = new Set(cardsOf(den).flatMap((it) => it.tags));
  const open = [...known].filter((it) => !me.tags.includes(it) && !me.tags.includes(OPPOSITE[it] ?? '')).sort();
  if (open.length === 0) return;
  const tag = yield* choose('H2-CRD-244', {
    by: me.id,
    prompt: `Which tag will ${nameOf(me)} take?`,
    options: open.map((it) => ({ key: it, text: it })),
    usual: whichTag(den, me, open),
    about: me.id,
  });
  me.tags = [...me.tags, tag];
  note(den.world, { kind: 'tag', clause: 'H2-CRD-244', group: me.id, tag, text: `${nameOf(me)} took the tag ${tag}.` });
}

/** Every card of the game, wherever it is (H2-MON-903). */
function cardsOf({ deck, setAside, monsters }: Den): MonsterCard[] {
  const inPlay = monsters.flatMap(({ card, overlays, under }) => [card, ...overlays, under?.life, under?.choices]);
  return [...deck, ...setAside, ...inPlay].filter((it) => it !== null && it !== undefined);
}

/** H2-CRD-407. */
const OPPOSITE: Readonly<Record<string, string>> = {
  good: 'evil',
  evil: 'good',
  lawful: 'chaotic',
  chaotic: 'lawful',
};

/** What it costs and gives, for the ask, as the card has it. */
export function costAndGain(building: Building): string {
  const known = priced.get(building);
  if (known !== undefined) return known;
  const words = printBuilding({ ...building, many: false })
    .slice(building.name.length)
    .replace(/^ [(]|[)]$/g, '');
  priced.set(building, words);
  return words;
}

/** Cards stay as they are written. */
const priced = new WeakMap<Building, string>();
