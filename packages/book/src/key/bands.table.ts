import { chanceOf } from '../chance.ts';
import { isVillain } from '../factions/villain.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';

/** TA-KEY-T2: one ● is one band. */
interface Band {
  readonly row: number;
  readonly tags: readonly string[];
  /** Every one of them, or any. */
  readonly all?: true;
  readonly dice: readonly [many: number, sides: number, more: number];
  readonly level: number;
}

const BANDS: readonly Band[] = [
  { row: 1, tags: ['divine'], dice: [0, 0, 1], level: 12 },
  { row: 2, tags: ['draconic'], dice: [0, 0, 1], level: 10 },
  { row: 3, tags: ['alpha predator', 'giant'], all: true, dice: [0, 0, 1], level: 8 },
  { row: 4, tags: ['alpha predator'], dice: [0, 0, 1], level: 7 },
  { row: 5, tags: ['giant'], dice: [0, 0, 1], level: 6 },
  { row: 6, tags: ['demonic'], dice: [1, 3, 0], level: 5 },
  { row: 7, tags: ['aberration'], dice: [1, 2, 0], level: 4 },
  { row: 8, tags: ['adventurers'], dice: [1, 4, 1], level: 4 },
  { row: 9, tags: ['order'], dice: [2, 4, 0], level: 3 },
  { row: 10, tags: ['undead'], dice: [2, 4, 0], level: 2 },
  { row: 11, tags: ['trader'], dice: [1, 6, 2], level: 2 },
  { row: 12, tags: ['animal', 'lizard', 'prehistoric', 'canine', 'bird', 'fish'], dice: [1, 6, 1], level: 2 },
  { row: 13, tags: ['swarm'], dice: [3, 6, 0], level: 1 },
  { row: 14, tags: ['humanoid', 'farmer', 'miner', 'city'], dice: [2, 6, 0], level: 1 },
  { row: 15, tags: ['insect', 'ooze', 'fungus', 'worm', 'mindless'], dice: [1, 4, 0], level: 3 },
  // Row 16 is of wild beads, which are nobody's and so have no tags (who.ts).
  { row: 17, tags: [], dice: [1, 6, 0], level: 2 },
];

/** How many a ● stands for, and how dangerous they are. */
export interface Strength {
  readonly row: number;
  /** "2d4", "1d6 + 1", "1". */
  readonly dice: string;
  readonly level: number;
}

/** TA-KEY-T2: the first row that fits; a level more for every two ★, three for the villain. */
export function strengthOf(survey: Survey, group: GroupThen): Strength {
  const { naming, then } = survey;
  const { tags, kind } = naming.natureOf(group);
  const has = new Set([...tags, kind]);
  const row = BANDS.find(
    (it) =>
      it.tags.length === 0 || (it.all ? it.tags.every((tag) => has.has(tag)) : it.tags.some((tag) => has.has(tag))),
  ) as Band;
  const stars = then.beads.filter((it) => it.kind === 'bonus' && it.owner === group.id).length;
  const [many, sides, more] = row.dice;
  const dice = many === 0 ? String(more) : `${many}d${sides}${more > 0 ? ` + ${more}` : ''}`;
  return { row: row.row, dice, level: row.level + Math.floor(stars / 2) + (isVillain(survey, group) ? 3 : 0) };
}

/** TA-KEY-14: rolled once by the place's stream, and told as dice and result. */
export function numbersIn(survey: Survey, { place }: Room, group: GroupThen): string {
  const { tags, kind } = survey.naming.natureOf(group);
  const { row, dice } = strengthOf(survey, group);
  const [many, sides, more] = (BANDS.find((it) => it.row === row) as Band).dice;
  if (many === 0) return dice;
  const chance = chanceOf(survey.then.world.seed, 'numbers', `${place.id} ${group.id} ${kind} ${tags.length}`);
  const rolled = Array.from({ length: many }, () => chance.int(1, sides)).reduce((sum, it) => sum + it, more);
  return `${dice}, here ${rolled}`;
}
