import type { Answer, Decider, Hand, Hands } from '@understory/table';
import type { AnyGame } from '../words/any-game.ts';
import { isSameChapter } from '../words/time.ts';
import { refused, settleActed } from './acted.ts';
import type { Kit } from './kit.ts';
import { playOn } from './play-on.ts';
import { stopPlaying } from './playing.ts';
import { fate, goesOn, lastPressed, pressHere, runOn } from './running.ts';
import { useTable } from './table-store.ts';
import { changeView } from './view-acts.ts';

/** Does an act play on to what the person is asked next? */
type Plays = 'not' | 'one';

/** Everything a person can do to the game on the table. Each act is kept and told; a refused one changes nothing. */
function act(what: (game: AnyGame, kit: Kit) => void, plays: Plays = 'not'): void {
  stopPlaying();
  const { game, view, kit } = useTable.getState();
  if (!game || !kit) return;
  const before = game.world.journal.entries.length;
  const from = game.step;
  try {
    if (plays === 'one') pressHere(game);
    what(game, kit);
    if (plays === 'one') runOn(game, kit, view);
  } catch (error) {
    refused(game, from, error);
    return;
  }
  settleActed(game, before, plays === 'one');
}

export function answer(given: Answer): void {
  act((game) => game.answer(given), 'one');
}

/** Let the hand in charge answer, or the one named. */
export function letAnswer(hand?: Hand): void {
  act((game) => {
    game.letAnswer(hand ?? game.hand);
  }, 'one');
}

export function step(): void {
  act((game, kit) => {
    const { step: from } = game;
    game.playTo((it) => it.step > from, fate(game, kit));
  }, 'one');
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
  act((game, kit) => game.goTo(lastPressed(game, kit, useTable.getState().view)));
}

export function redo(): void {
  act((game, kit) => {
    const { view } = useTable.getState();
    game.redo();
    while (game.future.length > 0 && goesOn(game, kit, view) !== null) game.redo();
  });
}

export function undoTo(toStep: number): void {
  act((game) => game.goTo(toStep));
}

export function reroll(atStep: number): void {
  act((game) => game.reroll(atStep), 'one');
}

export function setDice(atStep: number, faces: readonly number[]): void {
  act((game) => game.setDice(atStep, faces), 'one');
}

export function changeHands(some: Partial<Hands>): void {
  act((game) => {
    game.hands = { ...game.hands, ...some };
  });
}

/** Let another hand decide for a group from now on; null = the hand that decides for all. The game goes on at once. */
export function changeSeat(group: string, decider: Decider | null): void {
  act((game) => {
    const { [group]: _, ...others } = game.hands.seats;
    game.hands = { ...game.hands, seats: decider === null ? others : { ...others, [group]: decider } };
  }, 'one');
}

/** From now on, asks of this clause are answered as usual, and this one too. */
export function asUsual(clause: string): void {
  const { usual } = useTable.getState().view;
  changeView({ usual: [...usual.filter((it) => it !== clause), clause] });
  act(() => {}, 'one');
}
