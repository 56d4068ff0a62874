import type { Change } from '../note.ts';
import type { World } from '../world.ts';
import type { Event } from './events.ts';
import { isOn } from './switched.ts';

/** A named treasure has other owners than before, or is lost. */
type Handed = Extract<Event, { kind: 'changed hands' | 'treasure lost' }>;

/** H1-TRE-03: the log records each change of hands of a named ○, and its loss. What a line is about to do says it. */
export function handed(world: World, event: Event, changes: readonly Change[]): Handed[] {
  if (!isOn(world, 'namedTreasures') || changes.length === 0) return [];
  const by = 'group' in event && typeof event.group === 'string' ? event.group : null;
  return changes.flatMap((it): Handed[] => {
    if (it.do === 'move') return hands(it.bead.name, ownerOf(world, it.id), it.bead.owner, it.bead.id);
    if (it.do === 'bead' && event.kind !== 'artifact') {
      // They had carried it, off the map; what was set aside has no owner meanwhile (H1-SUR-19).
      const from = event.kind === 'gained' ? null : by;
      return hands(it.bead.name, from, it.bead.owner, it.bead.id);
    }
    if (it.do !== 'end') return [];
    const bead = treasureOf(world, it.id);
    if (!bead?.name || event.clause === 'H1-SUR-19') return [];
    if (event.kind === 'carried off' || event.kind === 'set out') return hands(bead.name, bead.owner, by, bead.id);
    return [{ kind: 'treasure lost', clause: 'H1-TRE-03', name: bead.name, from: bead.owner }];
  });
}

function hands(name: string | null, from: string | null, group: string | null, bead: string): Handed[] {
  if (name === null || from === group) return [];
  const how = from === null ? 'taken' : group === null ? 'left' : 'passed on';
  return [{ kind: 'changed hands', clause: 'H1-TRE-03', name, from, group, how, beads: [bead] }];
}

function treasureOf({ page }: World, id: string) {
  return page.beads.find((it) => it.id === id && it.kind === 'treasure');
}

function ownerOf(world: World, id: string): string | null {
  return treasureOf(world, id)?.owner ?? null;
}
