import type { Change as PageChange } from '@understory/page';
import { type Happening, unreachable } from '@understory/table';
import type { SharedEvent, Tick } from './events.ts';
import { founded, type Group, groupOf, isWork, type World, worksOf } from './world.ts';

/** What can happen to a world: to its page, or to its groups. */
export type Change =
  | PageChange
  | { readonly do: 'found'; readonly group: Pick<Group, 'id' | 'sort' | 'kind' | 'of' | 'name' | 'card'> }
  | { readonly do: 'rename'; readonly group: string; readonly name: string }
  | { readonly do: 'build'; readonly group: string; readonly what: string }
  | { readonly do: 'aside'; readonly group: string; readonly names: readonly string[] }
  | { readonly do: 'fall'; readonly group: string };

/** Writes down what happened in a world, and lets it happen. Returns the tick. */
export type Note<Event extends Happening> = (world: World, event: Event, changes?: readonly Change[]) => Tick;

/** What the rules of an edition write with: only what can happen there. `export const note: Note<Event> = notes()` */
export function notes<Event extends Happening>(): Note<Event> {
  return write;
}

/** What may happen in any edition is written with this. */
export const note: Note<SharedEvent> = notes();

/** The line that brought another about, where it is known. */
export function causedBy(cause: Tick | null | undefined): { readonly cause?: Tick } {
  return cause == null ? {} : { cause };
}

/** The world changes here and nowhere else. */
function write(world: World, happening: Happening, changes: readonly Change[] = []): Tick {
  const { tick } = world.journal.write(happening);
  for (const change of changes) apply(world, change, tick);
  return tick;
}

function apply(world: World, change: Change, tick: number): void {
  switch (change.do) {
    case 'found':
      world.groups.push(founded(change.group, tick));
      return;
    case 'rename': {
      const group = groupOf(world, change.group);
      group.former.push({ was: 'name', name: group.name, until: tick });
      group.name = change.name;
      return;
    }
    case 'build': {
      const { built, times } = groupOf(world, change.group);
      built.push(change.what);
      times.built.push(tick);
      return;
    }
    case 'aside': {
      const group = groupOf(world, change.group);
      group.former.push({ was: 'aside', names: group.aside, until: tick });
      group.aside = change.names;
      return;
    }
    case 'fall': {
      const group = groupOf(world, change.group);
      group.alive = false;
      group.times.fell ??= tick;
      return;
    }
    case 'bond':
      world.page.apply(change, tick);
      if (isWork(change.bond)) worksOf(world, change.bond.group).push(world.page.piece(change.bond.piece));
      return;
    case 'lay':
    case 'feature':
    case 'draw':
    case 'unit':
    case 'bead':
    case 'move':
    case 'mark':
    case 'label':
    case 'legend':
    case 'end':
      world.page.apply(change, tick);
      return;
    default:
      unreachable(change);
  }
}
