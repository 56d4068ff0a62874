import { chanceOf } from '../chance.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import { type Fact, Facts } from './fact.ts';
import { layersOf } from './past.ts';
import { strong, told } from './told.ts';

const SIGNS = [
  'a draught along the floor',
  'a scratch in a quarter of a round',
  'a stone without dust',
  'a hollow sound',
  'soot that ends in a straight line',
];
const INSIDE = [
  'under a loose slab',
  'behind the hearth stone',
  'in a false bottom',
  'in a wall niche, plastered over',
  'sewn into a bedroll',
];
/** TA-KEY-07: an inscription tells a fact of at least this weight. */
const WEIGHTY = 6;
const ONE_IN = 4;

/** TA-KEY-07, TA-DOR-04: secret doors with a sign to find them by, what a share is hidden in, inscriptions that tell what was. */
export function hiddenIn(survey: Survey, room: Room, plan: Furnished | null): Fact[] {
  const facts = new Facts(room.place.id, 'hidden');
  const { seed } = survey.then.world;
  for (const it of plan?.doors ?? []) {
    if (it.into.place !== room.place || it.door !== 'secret door') continue;
    const [sign] = chanceOf(seed, 'sign', `${it.into.piece.id} ${it.from.piece.id}`).shuffled(SIGNS);
    facts.invented(told`A ${strong('secret door')}: ${sign as string} gives it away.`, 'found', 'TA-DOR-04');
  }
  const ids = new Set(room.place.pieces.map((it) => it.id));
  for (const it of survey.then.beads.filter((b) => b.kind === 'treasure' && b.owner === null && ids.has(b.piece))) {
    const [where] = chanceOf(seed, 'hidden in', it.origin).shuffled(INSIDE);
    facts.invented(told`The share that nobody owns lies ${where as string}.`, 'found', 'TA-KEY-07');
  }
  const weighty = layersOf(survey, room).filter((it) => it.weight >= WEIGHTY && it.ticks.length > 0);
  const chance = chanceOf(seed, 'inscription', room.place.id);
  const tale = weighty.at(-1);
  if (tale && room.state === 'ruin' && chance.int(1, ONE_IN) === 1)
    facts.told(told`Scratched into the wall: “${tale.text}”`, 'found', tale.ticks, tale.weight);
  return facts.all;
}
