import { keptPen } from '@understory/ink';
import { Game, type Line, save } from '@understory/table';
import { tellTrouble, toast, toastLater } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { kinOf, kinOfSame, movedTo } from '../../storage/family.ts';
import { type KeptWorld, newId } from '../../storage/kept-world.ts';
import { saveFile } from '../../storage/save-file.ts';
import { keep, keepQuietly, keptWorld, removeForGood, useShelf } from '../../storage/shelf.ts';
import { turnTo } from '../../table/acts.ts';
import { doBitByBit } from '../../table/doing.ts';
import { layNew } from '../../table/lay-table.ts';
import { inSlices } from '../../table/slices.ts';
import { type Table, useTable } from '../../table/table-store.ts';
import { lookBack } from '../../table/view-acts.ts';
import type { AnyGame } from '../../words/any-game.ts';
import { inCommon, momentAt } from '../../words/lost-play.ts';
import { whatDiffers } from '../../words/what-differs.ts';

const LONGEST_NAME = 60;

/** A copy of the game as it stood, as a branch of its own; it is opened. */
export function branchFrom(atStep: number): void {
  // The world that it branches from is left as it is now.
  lookBack(null);
  const { id: from, game, kit, name, view, pen } = useTable.getState();
  const world = keptWorld(from);
  if (!game || !kit) return;
  const at = momentAt(game, atStep);
  let fork: AnyGame | null = null;
  doBitByBit(forking(game), {
    onDone: () => fork && open(fork),
    onFault: (error) => tellTrouble('This could not be branched', error),
  });
  function* forking(of: AnyGame) {
    fork = yield* of.forking(atStep);
  }
  function open(branch: AnyGame): void {
    if (!kit) return;
    const kin = world ? kinOf(world, { name: `${at}: another way`.slice(0, LONGEST_NAME), step: atStep, at }) : null;
    const id = layNew({ game: branch, kit, name, pen }, view, kin);
    toast(`A branch of “${name}” is on the table. Key b shows all branches.`);
    go(`#/table/${id}`);
  }
}

/** A line of play that was taken back, and that another answer has now taken the place of. */
export interface TakenBack {
  readonly table: Pick<Table, 'id' | 'game' | 'kit' | 'view' | 'pen'>;
  /** All its answers. */
  readonly trail: Line['trail'];
  /** How many of them still hold. */
  readonly common: number;
}

/** Keep it as a branch, so that nothing that was played is lost; the person is told when it is the first of a world. */
export async function keepTakenBack({ table, trail, common }: TakenBack): Promise<void> {
  const { game, kit, view, pen } = table;
  const parent = keptWorld(table.id);
  if (!game || !kit || !parent || inCommon(trail, game.trail) === trail.length) return;
  const lost = await playedAgain(game, trail);
  if (!lost) return;
  const id = newId();
  const kept = save(lost, keptPen(pen.edits));
  const at = momentAt(lost, common);
  const world: KeptWorld = {
    id,
    name: parent.name,
    begun: Date.now(),
    played: Date.now(),
    game: kept.game,
    edition: kept.edition,
    where: kit.whereabouts(lost),
    size: kit.sizeOf(lost),
    thumbnail: await kit.thumbnail(lost, { name: parent.name, view, pen }),
    removed: null,
    steps: kept.steps,
    kin: kinOf(parent, { name: whatDiffers(lost, game, common).slice(0, LONGEST_NAME), step: common, at }, true),
  };
  // It may have been brought back meanwhile.
  if (inCommon(trail, game.trail) === trail.length) return;
  const isFirst = !kinOfSame(useShelf.getState().worlds ?? [], parent).some(({ kin }) => kin?.takenBack);
  if (!(await keep(world, { id, save: kept, view: { ...view, moment: null } }, () => saveFile(world.name, kept))))
    return;
  if (isFirst) toastLater('What you took back is kept among the branches (key b), until you remove it there.');
  for (const it of movedTo(id, useShelf.getState().worlds ?? [], parent.id, common)) await keepQuietly(it);
}

/** The same game with other answers, without holding up the page; null if they don't fit. */
async function playedAgain({ rulebook, seed, options, hands }: AnyGame, trail: Line['trail']): Promise<AnyGame | null> {
  const lost = new Game(rulebook, { seed, options, hands });
  let fits = true;
  await inSlices(() => {
    const given = trail[lost.step];
    fits = given !== undefined && lost.replay([given]) === null;
    return fits && lost.step < trail.length;
  });
  return fits ? lost : null;
}

/** Play that another throw took the place of. */
interface Lost {
  readonly id: string;
  readonly game: AnyGame;
  readonly line: Line;
  /** When that was. */
  readonly since: number;
}

/** It lies on the table again; what was kept of it as a branch meanwhile is that no longer. */
export function bringBack({ id, game, line, since }: Lost): void {
  if (useTable.getState().game !== game) return;
  turnTo(line, () => {
    if (inCommon(line.trail, game.trail) < line.trail.length) return;
    const whole = line.trail.length + line.future.length;
    for (const { id: branch, kin, steps, begun } of useShelf.getState().worlds ?? [])
      if (kin?.takenBack && kin.parent === id && steps === whole && begun >= since) void removeForGood(branch);
  });
}

/** A branch that goes its own way from earlier on has less in common with its parent now. */
export async function keepParted(id: string, common: number, at: string): Promise<void> {
  const world = keptWorld(id);
  if (world?.kin && common < world.kin.step) await keepQuietly({ ...world, kin: { ...world.kin, step: common, at } });
}
