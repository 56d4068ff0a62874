import { note } from '../note.ts';
import { watchVillainy } from '../villainy/watch.ts';
import type { FirstWorld } from '../world.ts';
import { wealth } from './loot.ts';
import { isWipedOut, wealthOfKingdom } from './raids.ts';
import { living, type MonstersEnding } from './state.ts';

/** As soon as somebody has so many ○ the age is over (H1-MON-02). */
const SIX = 6;

/** H1-MON-02, -03: the age is over as soon as somebody has six ○, or the kingdoms are wiped out. In Villainy neither ends anything (H1-VIL-04). */
export function watch(world: FirstWorld): void {
  const { monsters, at } = world;
  if (at.age === 'villainy') watchVillainy(world);
  if (monsters.over || at.age !== 'monsters') return;
  const over = endOf(world);
  if (!over) return;
  monsters.over = over;
  note(world, { kind: 'monsters ended', clause: over.ending === 'six treasures' ? 'H1-MON-02' : 'H1-MON-03', ...over });
}

function endOf(world: FirstWorld): { readonly ending: MonstersEnding; readonly group: string | null } | null {
  const { kingdoms } = world.monsters;
  const kingdom = kingdoms.find((it) => wealthOfKingdom(world, it) >= SIX);
  const rich = kingdom ?? living(world).find((it) => wealth(world, it) >= SIX);
  if (rich) return { ending: 'six treasures', group: rich.id };
  const isOver = kingdoms.length > 0 && kingdoms.every((it) => isWipedOut(world, it));
  return isOver ? { ending: 'no kingdoms', group: null } : null;
}
