import { bears } from '../monsters/group.ts';
import type { FirstWorld } from '../world.ts';
import { tombs } from './tombs.ts';
import { villainOf } from './villains.ts';

/** What a world breaks of the promises of its last age (H1-INV). */
export function brokenByVillains(world: FirstWorld): string[] {
  return world.villainy ? [...fullTombs(world), ...manyControls(world), ...quarrels(world), ...endless(world)] : [];
}

/** H1-INV-11: a tomb of the Liche King holds one bead at the most. */
function fullTombs(world: FirstWorld): string[] {
  const king = villainOf(world, 'liche king');
  if (!king) return [];
  const own = ({ id }: { readonly id: string }) => world.page.beadsIn(id).filter((it) => it.owner === king.id).length;
  return tombs(world).flatMap((it) => (own(it) > 1 ? [`H1-INV-11: ${it.id} holds ${own(it)} beads`] : []));
}

/** H1-INV-12: a group has one control bead at the most, and only while it is infiltrated. */
function manyControls({ page, monsters }: FirstWorld): string[] {
  return monsters.groups.flatMap((it) => {
    const beads = page.beadsOf(it.id).filter(({ kind }) => kind === 'control').length;
    return beads > 1 || (beads === 1 && !bears(it, 'control'))
      ? [`H1-INV-12: ${it.id} has ${beads} control beads`]
      : [];
  });
}

/** H1-INV-12: those who were infiltrated when they met have not fought. */
function quarrels({ journal, monsters }: FirstWorld): string[] {
  const wasHeld = (id: unknown, tick: number) =>
    monsters.groups.some(
      (it) =>
        it.id === id &&
        it.marks.some(({ mark, since, until }) => mark === 'control' && since <= tick && (until ?? tick) >= tick),
    );
  // To infiltrate is no fight of theirs (H1-THO-07).
  const met = journal.entries.filter((it) => it.kind === 'met' || (it.kind === 'fought' && it.clause !== 'H1-THO-07'));
  return met.flatMap((it) =>
    'group' in it && 'from' in it && wasHeld(it.group, it.tick) && wasHeld(it.from, it.tick)
      ? [`H1-INV-12: ${it.group} and ${it.from} fought`]
      : [],
  );
}

/** H1-INV-14, H1-VIL-08. */
function endless({ at, monsters, options }: FirstWorld): string[] {
  const isLate = at.age === 'villainy' && monsters.year > options.villainyYears;
  return isLate ? [`H1-INV-14: year ${monsters.year} of the villains`] : [];
}
