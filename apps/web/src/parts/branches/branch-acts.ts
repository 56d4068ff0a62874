import { keptPen } from '@understory/ink';
import { Game, save } from '@understory/table';
import { toast } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { kinOf, movedTo, tooMany } from '../../storage/family.ts';
import { type KeptWorld, newId } from '../../storage/kept-world.ts';
import { bornAs } from '../../storage/lasting.ts';
import { saveFile } from '../../storage/save-file.ts';
import { keep, keepWorld, keptWorld, removeForGood, useShelf } from '../../storage/shelf.ts';
import { layNew } from '../../table/lay-table.ts';
import { type Table, useTable } from '../../table/table-store.ts';
import { lookBack } from '../../table/view-acts.ts';
import { momentAt } from '../../words/lost-play.ts';

/** How many branches are kept by themselves beside one world. */
const MOST_TAKEN_BACK = 3;

/** A copy of the game as it stood, as a branch of its own; it is opened. */
export function branchFrom(atStep: number): void {
  // The world that it branches from is left as it is now.
  lookBack(null);
  const { id: from, game, kit, name, view, pen } = useTable.getState();
  const world = keptWorld(from);
  if (!game || !kit) return;
  const at = momentAt(game, atStep);
  const branch = { game: game.fork(atStep), kit, name: `${name}, otherwise from ${at}`.slice(0, 60), pen };
  const id = layNew(branch, view);
  if (world) bornAs(id, kinOf(world, atStep, at));
  toast(`A branch of “${name}” is on the table. Key b shows all branches.`);
  go(`#/table/${id}`);
}

/** A line of play that was taken back, and that another answer has now taken the place of. */
export interface TakenBack {
  readonly table: Pick<Table, 'id' | 'game' | 'kit' | 'view' | 'pen'>;
  /** All its answers. */
  readonly trail: NonNullable<Table['game']>['trail'];
  /** How many of them still hold. */
  readonly common: number;
}

/** Keep it quietly as a branch, so that nothing that was played is lost. */
export async function keepTakenBack({ table, trail, common }: TakenBack): Promise<void> {
  const { game, kit, view, pen } = table;
  const parent = keptWorld(table.id);
  if (!game || !kit || !parent) return;
  const { rulebook, seed, options, hands } = game;
  const lost = new Game(rulebook, { seed, options, hands });
  if (lost.replay(trail)) return;
  const id = newId();
  const kept = save(lost, keptPen(pen));
  const at = momentAt(lost, common);
  const world: KeptWorld = {
    id,
    name: `Taken back at ${at}`.slice(0, 60),
    begun: Date.now(),
    played: Date.now(),
    game: kept.game,
    edition: kept.edition,
    where: kit.whereabouts(lost),
    size: kit.sizeOf(lost),
    thumbnail: await kit.thumbnail(lost, view, pen),
    removed: null,
    steps: kept.steps,
    kin: kinOf(parent, common, at, true),
  };
  if (!(await keep(world, { id, save: kept, view: { ...view, moment: null } }, () => saveFile(world.name, kept))))
    return;
  for (const it of movedTo(id, useShelf.getState().worlds ?? [], parent.id, common)) await keepWorld(it);
  for (const it of tooMany(useShelf.getState().worlds ?? [], parent.id, MOST_TAKEN_BACK)) {
    await keepWorld({ ...it, removed: Date.now() });
    await removeForGood(it.id);
  }
}

/** A branch that goes its own way from earlier on has less in common with its parent now. */
export async function keepParted(id: string, common: number, at: string): Promise<void> {
  const world = keptWorld(id);
  if (world?.kin && common < world.kin.step) await keepWorld({ ...world, kin: { ...world.kin, step: common, at } });
}
