import type { Answer, Autopilot, Hand, Hands } from '@understory/table';
import { tellTrouble, toast } from '../desk/notices.ts';
import type { HostGame } from '../editions.ts';
import { go } from '../route.ts';
import { keepTable } from './keep-table.ts';
import { layNew } from './open-table.ts';
import { useTable } from './table-store.ts';
import { telling } from './telling.ts';

/** Everything a person can do to the game on the table. Each act is kept and told; a refused one changes nothing. */
function act(what: (game: HostGame) => void, plays = false): void {
  const { game, view } = useTable.getState();
  if (!game) return;
  const before = game.world.journal.entries.length;
  try {
    what(game);
    if (plays && view.rolls === 'auto') game.playTo(({ hand }) => hand !== 'chance');
  } catch (error) {
    tellTrouble('That does not fit', error);
    return;
  }
  const { entries } = game.world.journal;
  const thrown = plays ? entries.slice(before).findLast(({ kind }) => kind === 'rolled') : undefined;
  useTable.setState(({ version, view: now }) => ({
    version: version + 1,
    view: { ...now, moment: null },
    lookedAt: null,
    pointedAt: null,
    filming: false,
    thrownAt: thrown?.tick ?? null,
  }));
  telling(game, before);
  keepTable();
}

export function answer(given: Answer): void {
  act((game) => game.answer(given), true);
}

/** Let the hand in charge answer, or the one named. */
export function letAnswer(hand?: Hand): void {
  act((game) => {
    game.letAnswer(hand ?? game.hand);
  }, true);
}

/** Who decides in the person's place. */
export function fate(game: HostGame): Autopilot {
  return game.hands.choices === 'person' ? 'story' : game.hands.choices;
}

export function step(): void {
  act((game) => {
    const { step: from } = game;
    game.playTo((it) => it.step > from, fate(game));
  }, true);
}

/** On to where the next chapter or turn begins. */
export function playChapter(): void {
  act((game) => {
    const { chapter, turn, age } = game.world.journal;
    game.playTo(
      ({ world: { journal } }) => journal.chapter !== chapter || journal.turn !== turn || journal.age !== age,
      fate(game),
    );
  }, true);
}

export function playAge(): void {
  act((game) => {
    const { age } = game.world.journal;
    game.playTo(({ world: { journal } }) => journal.age !== age, fate(game));
  }, true);
}

export function playToEnd(): void {
  act((game) => game.playTo(() => false, fate(game)), true);
}

/**
 * Back to the person's last decision, when the person decides and the dice roll by themselves; else a single step,
 * for then every throw was the person's act too.
 */
export function undo(): void {
  act((game) => game.goTo(undoStep(game)));
}

function undoStep(game: HostGame): number {
  const before = game.step - 1;
  if (!decisionsOnly(game)) return before;
  const last = game.trail.findLastIndex(({ hand }) => hand === 'person');
  return last < 0 ? before : last;
}

export function redo(): void {
  act((game) => {
    game.redo();
    if (decisionsOnly(game)) while (game.future.length > 0 && game.hand !== 'person') game.redo();
  });
}

function decisionsOnly({ hands }: HostGame): boolean {
  return hands.choices === 'person' && useTable.getState().view.rolls === 'auto' && hands.dice === 'chance';
}

export function undoTo(toStep: number): void {
  act((game) => game.goTo(toStep));
}

export function reroll(atStep: number): void {
  act((game) => game.reroll(atStep), true);
}

export function setDice(atStep: number, faces: readonly number[]): void {
  act((game) => game.setDice(atStep, faces), true);
}

export function changeHands(some: Partial<Hands>): void {
  act((game) => {
    game.hands = { ...game.hands, ...some };
  });
}

/** A copy of the game as it stood, as a world of its own on the shelf; it is opened. */
export function branchFrom(atStep: number): void {
  const { game, name, view } = useTable.getState();
  if (!game) return;
  const id = layNew(game.fork(atStep), `${name} (branch)`, { ...view, moment: null });
  toast(`A branch of “${name}” is on the shelf now, and on the table.`);
  go(`#/table/${id}`);
}
