import { gap } from '@understory/page';
import { surroundingsOf } from '../furnish/archetype-of.ts';
import { isWork, worksIn } from '../furnish/edges.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import { type Edge, edgeOf } from './edges.table.ts';
import { type Fact, Facts, groupRef, roomRef } from './fact.ts';
import { neighboursOf } from './notice.ts';
import { strong, type Told, told } from './told.ts';

/** TA-MAT-04: this near to magma it is dangerous. */
const BURNS = 0.25;
/** TA-KEY-07: edges, heat, unsafe crossings, works of war, and what the neighbours will do at noise. */
export function dangersIn(survey: Survey, room: Room, plan: Furnished | null): Fact[] {
  const facts = new Facts(room.place.id, 'danger');
  const { then } = survey;
  const ids = new Set(room.place.pieces.map((it) => it.id));
  // TA-TRP-01: each ★ is exactly one edge.
  const named = new Set<string>();
  for (const it of then.beads.filter((bead) => bead.kind === 'bonus' && ids.has(bead.piece))) {
    const group = it.owner === null ? undefined : then.groups.get(it.owner);
    if (!group)
      facts.invented(
        told`★ ${strong('A tool')} that nobody claims, and that serves whoever learns it.`,
        'keeper',
        'TA-TRP-T1.8',
      );
    else {
      const { row, edge, says } = edgeOf(survey, group);
      const figures = survey.play.figures === 'old-school' ? (OLD_SCHOOL[edge] ?? '') : '';
      // A second one like it needs no second telling.
      const all = named.has(group.id) ? 'another like it.' : `${says}${figures}`;
      named.add(group.id);
      facts.invented(told`★ ${strong(edge)} of ${groupRef(survey, group)}: ${all}`, 'keeper', `TA-TRP-T1.${row}`);
    }
  }
  const burns = survey.matter.some(
    (it) => it.kind === 'magma' && room.place.pieces.some((p) => gap(p.shape, it.shape, BURNS) <= BURNS),
  );
  if (burns)
    facts.invented(
      told`${strong('Magma')} at arm’s length: it lights the room, and burns what touches it.`,
      'seen',
      'TA-MAT-04',
    );
  for (const it of perilsOf(survey, room, plan)) facts.invented(it.text, 'seen', it.from);
  for (const it of crossingsFrom(plan, room).filter((c) => c.unsafe))
    facts.invented(
      told`The ${strong(it.kind)} of ${it.squares} squares is ${strong('unsafe')}: nobody has mended it for ten turns.`,
      'found',
      'TA-MAT-02',
    );
  for (const piece of room.place.pieces) {
    if (piece.room === null || !isWork(piece.room)) continue;
    if (worksIn(survey, room, piece.id))
      facts.invented(told`The ${piece.room} still ${strong('works')}, and knows nobody.`, 'found', 'TA-TRP-03');
    else
      facts.invented(
        told`The ${piece.room} is ${strong('dead')}: it only looks as if it worked.`,
        'found',
        'TA-TRP-03',
      );
  }
  if (then.marks.some((it) => it.kind === 'damage' && ids.has(it.piece)))
    facts.invented(told`Black with ${strong('smoke')}: what stands here may fall.`, 'seen', 'TA-RUI-04');
  const loud = plan
    ? neighboursOf(plan, room).find((it) => it.peopled && it.holder !== null && it.holder !== room.holder)
    : undefined;
  if (loud?.holder)
    facts.invented(told`Noise brings ${groupRef(survey, loud.holder)} from ${roomRef(loud)}.`, 'keeper', 'TA-KEY-07');
  return facts.all;
}

/** TA-TRP-04, TA-GEN-T1.6: what a trap does, in the figures of an old game. */
const OLD_SCHOOL: { readonly [edge in Edge]?: string } = {
  trap: ' (save, or 2d6.)',
  ward: ' (save against spells, or 1d8 and a curse.)',
  alarm: ' (1 in 6 hears it unsprung.)',
  guard: ' (surprised on 1 in 6 only.)',
  ambush: ' (surprises on 4 in 6.)',
  tool: ' (+ 2 on the first blow.)',
};

/** TA-KEY-07: the drop, the flood, and what a growth or a wonder does. */
function perilsOf(
  survey: Survey,
  room: Room,
  plan: Furnished | null,
): { readonly text: Told; readonly from: string }[] {
  const { biome } = surroundingsOf(survey, room);
  const things = plan?.rooms.find((it) => it.room === room)?.things ?? [];
  const growth = biome !== null && room.place.maker === null ? BIOMES[biome] : undefined;
  const [nexus] = room.place.pieces.flatMap((it) => it.nexus ?? []);
  return [
    ...(things.some((it) => it.what === 'pit' || it.what === 'edge') || room.place.kind === 'fault'
      ? [{ text: told`A ${strong('drop')} without a rail.`, from: 'TA-ARC-T1' }]
      : []),
    ...(room.place.kind === 'water'
      ? [{ text: told`${strong('Deep water')}, cold to the bone.`, from: 'TA-MAT-01' }]
      : []),
    ...(growth ? [{ text: told`${growth}`, from: 'TA-MAT-05' }] : []),
    ...(nexus === undefined
      ? []
      : [{ text: told`${WONDERS[nexus] ?? 'Nobody who stays here stays as they were.'}`, from: 'TA-ARC-T1' }]),
  ];
}

const BIOMES: Readonly<Record<string, string>> = {
  fungus: 'Spores rise from whatever is trodden on.',
  slime: 'What lies still here is eaten.',
  jurassic: 'Something large comes here to feed.',
  alien: 'Nothing that grows here is good to eat.',
  necrotic: 'What dies here does not lie long.',
  crystalline: 'A loud voice breaks glass over whoever called.',
};

const WONDERS: Readonly<Record<string, string>> = {
  intellect: 'It knows what is thought within its sight.',
  fate: 'Whoever looks too long sees their own end, and goes to meet it.',
  plague: 'Whoever drinks or bleeds here falls ill.',
  'mother of monsters': 'It gives birth to what nobody has a name for.',
  radiation: 'It burns slowly, and nobody sees the fire.',
  void: 'What falls over its rim does not land.',
};

/** The crossings of the ways that lead from a room. */
function crossingsFrom(plan: Furnished | null, room: Room): Furnished['matter']['crossings'] {
  const ways = new Set(plan?.plan.openings.filter((it) => it.into.place === room.place).map((it) => it.from) ?? []);
  return plan?.matter.crossings.filter((it) => ways.has(it.way)) ?? [];
}
