import type { Answer, Decider, Hand, Hands, Line, Spot } from '@understory/table';
import { isMoving } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import { inCommon } from '../words/lost-play.ts';
import { isSameChapter } from '../words/time.ts';
import { refused, settleActed } from './acted.ts';
import { detailAsked } from './detail-asked.ts';
import { type Doing, doAfterwards, doBitByBit, isDoing } from './doing.ts';
import { fallOn } from './falling.ts';
import type { Kit } from './kit.ts';
import { playOn } from './play-on.ts';
import { stopPlaying } from './playing.ts';
import { fate, goesOn, lastPressed, pressHere, runningOn } from './running.ts';
import { useTable } from './table-store.ts';
import { changeView } from './view-acts.ts';
import { type Wish, wish } from './wishes.ts';

/** Does an act play on to what the person is asked next? */
type Plays = 'not' | 'one';

type What = (game: AnyGame, kit: Kit) => Doing;

/** What is done in one go. */
const atOnce = (what: (game: AnyGame, kit: Kit) => void): What =>
  function* (game, kit) {
    what(game, kit);
    yield null;
  };

/** Everything a person can do to the game on the table. Each act is kept and told; a refused one changes nothing. */
function act(what: What, plays: Plays = 'not', onDone = () => {}): void {
  if (isDoing()) return;
  stopPlaying();
  const { game, view, kit, elsewhere } = useTable.getState();
  if (!game || !kit || elsewhere) return;
  const before = game.world.journal.entries.length;
  const from = game.step;
  let isMore = false;
  doBitByBit(doing(), {
    onDone: () => {
      if (isMore) fallOn(game, kit, { before, from });
      else settleActed(game, before, plays === 'one');
      onDone();
    },
    onFault: (error) => refused(game, from, error),
  });
  function* doing(): Doing {
    if (!game || !kit) return;
    if (plays === 'one') pressHere(game);
    yield* what(game, kit);
    if (plays === 'one') isMore = yield* runningOn(game, kit, view, isMoving(view.motion));
  }
}

export function answer(given: Answer): void {
  act(
    atOnce((game) => game.answer(given)),
    'one',
  );
}

/** Let the hand in charge answer, or the one named. */
export function letAnswer(hand?: Hand): void {
  act(
    atOnce((game) => game.letAnswer(hand ?? game.hand)),
    'one',
  );
}

export function step(): void {
  if (isDoing()) {
    doAfterwards(step);
    return;
  }
  act(
    atOnce((game, kit) => {
      const { step: from } = game;
      game.playTo((it) => it.step > from, fate(game, kit));
    }),
    'one',
  );
}

/** On to where the next chapter or turn begins. */
export function playChapter(): void {
  playOn(({ world: { journal } }) => {
    const { chapter, turn, age } = journal;
    return ({ world: { journal: now } }) =>
      !isSameChapter(now.chapter, chapter) || now.turn !== turn || now.age !== age;
  });
}

export function playAge(): void {
  playOn(({ world: { journal } }) => {
    const { age } = journal;
    return ({ world: { journal: now } }) => now.age !== age;
  });
}

export function playToEnd(): void {
  playOn(() => () => false);
}

/** Back to the last thing that did not go on by itself: where the person decides, their own last act; else a single step. */
export function undo(): void {
  if (isDoing()) doAfterwards(undo);
  else act((game, kit) => game.going(lastPressed(game, kit, useTable.getState().view)));
}

export function redo(): void {
  if (isDoing()) {
    doAfterwards(redo);
    return;
  }
  act(function* (game, kit) {
    const { view } = useTable.getState();
    do yield* game.going(game.step + 1);
    while (game.future.length > 0 && goesOn(game, kit, view) !== null);
  });
}

export function undoTo(toStep: number): void {
  act((game) => game.going(toStep));
}

/** What came after is taken back. */
export function reroll(atStep: number, onDone?: () => void): void {
  act((game) => game.rerolling(atStep), 'one', onDone);
}

export function setDice(atStep: number, faces: readonly number[], onDone?: () => void): void {
  act((game) => game.settingDice(atStep, faces), 'one', onDone);
}

/** Another line of play that this game once had, in the place of the one it has. */
export function turnTo(line: Line, onDone: () => void): void {
  act((game) => game.turningTo(line, inCommon(line.trail, game.trail)), 'not', onDone);
}

/** Something that lies elsewhere than it was laid. */
export interface Laying {
  /** When its place was asked. */
  readonly step: number;
  readonly at: Spot;
  /** How many answers are to hold; those after them are taken back. Null = all. */
  readonly until: number | null;
}

/**
 * What was laid somewhere as usual, or by hand, lies elsewhere, and what came since is answered as it was. If not all of that fits any longer,
 * nothing changes; `onDone` is told how many answers would hold, and null if the act was stopped.
 */
export function layElsewhere({ step: atStep, at, until }: Laying, onDone: (held: number | null) => void): void {
  let held: number | null = null;
  act(
    function* (game) {
      held = yield* game.amending(atStep, at, until ?? game.step);
    },
    until === null ? 'not' : 'one',
    () => onDone(held),
  );
}

/** A bead is to be moved when its group has acted, or now if that is what is asked. */
export function moveBead(moved: Omit<Wish, 'step'>): void {
  const { game, kit, elsewhere } = useTable.getState();
  if (!game || !kit || elsewhere) return;
  wish(game, { ...moved, step: game.step });
  if (detailAsked(game, kit) === 'moves')
    act(
      atOnce(() => {}),
      'one',
    );
}

export function changeHands(some: Partial<Hands>): void {
  act(
    atOnce((game) => {
      game.hands = { ...game.hands, ...some };
    }),
  );
}

/** The same, and the game goes on at once to what is asked of the person. */
export function takeHands(some: Partial<Hands>): void {
  act(
    atOnce((game) => {
      game.hands = { ...game.hands, ...some };
    }),
    'one',
  );
}

/** Let another hand decide for a group from now on; null = the hand that decides for all. The game goes on at once. */
export function changeSeat(group: string, decider: Decider | null): void {
  act(
    atOnce((game) => {
      const { [group]: _, ...others } = game.hands.seats;
      game.hands = { ...game.hands, seats: decider === null ? others : { ...others, [group]: decider } };
    }),
    'one',
  );
}

/** From now on, asks of this clause are answered as usual, and this one too. */
export function asUsual(clause: string): void {
  const { usual } = useTable.getState().view;
  changeView({ usual: [...usual.filter((it) => it !== clause), clause] });
  act(
    atOnce(() => {}),
    'one',
  );
}
