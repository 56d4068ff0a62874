import type { Piece } from '@understory/page';
import { type Answer, Game, hands, type Rule } from '@understory/table';
import { instead } from '@understory/table/testing';
import { playTurn } from '../../src/second/civilization/age.ts';
import { population } from '../../src/second/civilization/civ.ts';
import { loseOne } from '../../src/second/civilization/losses.ts';
import { jinnAtStone, type MagicianCiv, vaults } from '../../src/second/civilization/magicians/magician-civ.ts';
import { magicians } from '../../src/second/civilization/magicians/magicians.ts';
import { type SecondWorld, secondEdition } from '../../src/second/index.ts';
import { bare } from './ground.ts';

/** Answers by clause, each used once, in order: keys, names, spots, dice. All else is as usual. */
export type Answers = readonly (readonly [clause: string, answer: Answer])[];

export function play<T>(world: SecondWorld, rule: () => Rule<T>, answers: Answers = []): T {
  let result: T | undefined;
  const left = [...answers];
  const game = new Game(
    instead(secondEdition, world, function* () {
      result = yield* rule();
    }),
    { seed: 'play', options: world.options, hands: hands({ choices: 'story' }) },
  );
  while (game.ask) {
    const at = left.findIndex(([clause]) => clause === game.ask?.clause);
    const [taken] = at >= 0 ? left.splice(at, 1) : [];
    if (taken) game.answer(taken[1], { hand: 'script' });
    else game.letAnswer();
  }
  if (left.length > 0) throw new Error(`never asked: ${left.map(([clause]) => clause).join(', ')}`);
  return result as T;
}

/** Flat layers with what `draw` puts there, and the Magicians settled, the Stone at this x. */
export function settled(
  draw: (world: SecondWorld) => void = () => {},
  { x = 15, answers = [], world = bare() }: { x?: number; answers?: Answers; world?: SecondWorld } = {},
): MagicianCiv {
  draw(world);
  world.journal.age = 'civilization';
  const [city, stone] = [
    answers.filter(([it]) => it === 'H2-MAG-02'),
    ['H2-MAG-02', { x, y: world.page.surfaceAt(x) }] as const,
  ];
  const others = answers.filter(([it]) => it !== 'H2-MAG-02');
  const named = city.length > 0 ? city : [['H2-MAG-02', 'Starcourt'] as const];
  return play(world, () => magicians.setUp(world), [...named, stone, ...others]);
}

/** One turn; the end too, if it comes. */
export function turn(civ: MagicianCiv, answers: Answers = []): MagicianCiv {
  play(civ.world, () => playTurn(civ, civ.turn + 1), answers);
  return civ;
}

export function turns(civ: MagicianCiv, many: number): MagicianCiv {
  for (let i = 0; i < many; i++) turn(civ);
  return civ;
}

/** A Magician is lost, whatever the cause. */
export function bereave(civ: MagicianCiv): MagicianCiv {
  play(civ.world, () => loseOne(civ, civ.group, civ.stone, { by: null, deed: 'fight' }));
  return civ;
}

/** `2● Stone 1, Vaults 2 1` */
export function state(civ: MagicianCiv): string {
  const { page } = civ.world;
  const held = vaults(civ).map((it) => page.beadsIn(it.id, 'treasure').length);
  return `${population(civ, civ.group)}● Stone ${jinnAtStone(civ).length}, Vaults ${held.join(' ') || 'none'}`;
}

export function epics({ world }: MagicianCiv): number {
  return world.page.beads.filter((it) => it.until === null && it.kind === 'epic').length;
}

export function marks({ world }: MagicianCiv, piece: Piece | undefined): string[] {
  return world.page.marks.filter((it) => it.until === null && it.piece === piece?.id).map((it) => it.kind);
}

/** The newest of their pieces of a sort. */
export function pieceOf({ world, group }: MagicianCiv, sort: string): Piece | undefined {
  return world.page.pieces.filter((it) => it.room === sort && it.owner === group.id).at(-1);
}
