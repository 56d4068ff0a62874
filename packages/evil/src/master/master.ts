import { bestByPlayouts, type FastDice, Impossible, type Stream } from '@understory/table';
import { goOn } from '../go-on.ts';
import { round } from '../round.ts';
import { type Aim, copyOf, type Player, type Result, type World } from '../world.ts';
import { Guide } from './guide.ts';

type Asked = keyof Player;
export type Answered<A extends Asked> = ReturnType<Player[A]>;

/** How often an answer is played out at the most, before how many others are given up, and by how much another must be better. */
const SEARCH = {
  victory: { playouts: 96, batch: 32, clearly: 2 },
  // Whoever stays for all three plays longer.
  ultimate: { playouts: 48, batch: 24, clearly: 2 },
} as const;

/** The best of these answers to what Kora is asked now: the guide's, or another that does clearly better when the rest of the game
 * is played on copies, by the rules themselves. */
export function bestAnswer<A extends Asked>(
  world: World,
  asked: A,
  options: readonly Answered<A>[],
  luck: Stream,
): Answered<A> {
  const guide = new Guide(BOLDNESS[world.aim]);
  const usual = guide[asked](world) as Answered<A>;
  const player = new Opening(guide);
  const playout = (option: Answered<A>, dice: FastDice): number => {
    const copy = copyOf(world);
    player.begin(asked, option);
    copy.quick = { player, die: (sides) => dice.below(sides) + 1 };
    finish(copy);
    return worthOf(copy, world.aim);
  };
  const others = options.filter((it) => it !== usual);
  return bestByPlayouts({ usual, others, playout, ...SEARCH[world.aim] }, luck);
}

/** The Life from which on the player of the playouts goes on after an objective: one goes home with the first, one stays for all three. */
const BOLDNESS: Readonly<Record<Aim, number>> = { victory: 7, ultimate: 1 };

/** Life left counts for a little, so that games that are won anyway are won whole. */
const LIFE = 0.004;
const WORTH: Readonly<Record<Aim, Readonly<Record<Result, number>>>> = {
  victory: { defeat: 0, minor: 1, ultimate: 1.02 },
  ultimate: { defeat: 0, minor: 0.15, ultimate: 1 },
};

function worthOf({ result, life }: World, aim: Aim): number {
  return WORTH[aim][result ?? 'defeat'] + LIFE * life;
}

function finish(world: World): void {
  let rule = goOn(world);
  for (;;) {
    if (!rule.next().done) throw new Impossible('a playout was asked something');
    if (world.result !== null) return;
    rule = round(world);
  }
}

/** Gives one answer that was thought of, and then plays as another does. */
class Opening implements Player {
  readonly #then: Player;
  #asked: Asked | null = null;
  #answer: unknown = null;

  constructor(then: Player) {
    this.#then = then;
  }

  begin<A extends Asked>(asked: A, answer: Answered<A>): void {
    this.#asked = asked;
    this.#answer = answer;
  }

  assign(world: World): Answered<'assign'> {
    return this.#first('assign') ?? this.#then.assign(world);
  }

  search(world: World): boolean {
    return this.#first('search') ?? this.#then.search(world);
  }

  item(world: World): Answered<'item'> {
    return this.#first('item') ?? this.#then.item(world);
  }

  act(world: World): Answered<'act'> {
    return this.#first('act') ?? this.#then.act(world);
  }

  step(world: World): Answered<'step'> {
    return this.#first('step') ?? this.#then.step(world);
  }

  #first<A extends Asked>(asked: A): Answered<A> | null {
    if (this.#asked !== asked) return null;
    this.#asked = null;
    return this.#answer as Answered<A>;
  }
}
