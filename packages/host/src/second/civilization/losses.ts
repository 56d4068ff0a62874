import type { Piece } from '@understory/page';
import { choose, type Rule } from '@understory/table';
import { beadsOf } from '../../beads.ts';
import { type Group, note } from '../../world.ts';
import { type Civ, ends, groupsOf, population } from './civ.ts';

/** So many ● are lost to something at a piece. Which ones, its people's rules say. */
export function* lose(civ: Civ, many: number, to: Piece): Rule {
  if (civ.people.lose) yield* civ.people.lose(civ, many, to);
  else yield* loseAsUsual(civ, many, to);
}

/** H2-CIV-23, -24: from the group that acted; what it lacks comes from the group with most ●. */
export function* loseAsUsual(civ: Civ, many: number, to: Piece): Rule {
  for (let i = 0; i < many; i++) {
    const bereaved = population(civ) > 0 ? civ.acting : mostPeopled(civ);
    if (!bereaved) break;
    yield* loseOne(civ, bereaved, to);
  }
  endWithLastOne(civ);
}

/** H2-CIV-25: with no ● left anywhere it ends at once. */
export function endWithLastOne(civ: Civ): void {
  if (!civ.people.endsWithLastOne || mostPeopled(civ)) return;
  ends(civ, { clause: 'H2-CIV-25', kind: 'no one left', text: `No one is left of ${civ.people.name}.` });
}

/** One ● less of a group, from its room nearest to what took it (H2-CIV-23). */
export function* loseOne(civ: Civ, group: Group, to: Piece): Rule {
  const { world } = civ;
  const beads = beadsOf(world, group.id, 'population');
  const rooms = [...new Set(beads.map((it) => it.piece))].map((it) => world.page.piece(it));
  const nearest = world.page.nearest(to.shape, rooms);
  if (!nearest) return;
  const from = yield* choose('H2-CIV-23', {
    by: civ.group.id,
    prompt: 'From which room does the loss come?',
    options: rooms.map((it) => ({ key: it.id, text: it.title, subject: { piece: it.id } })),
    usual: nearest.id,
    about: group.id,
  });
  const lost = beads.filter((it) => it.piece === from).at(-1);
  if (!lost) return;
  const text = `${group.name} lost one of its own.`;
  note(world, { kind: 'lost', clause: 'H2-CIV-23', group: group.id, piece: from, bead: 'population', text }, [
    { do: 'end', id: lost.id },
  ]);
}

function mostPeopled(civ: Civ): Group | null {
  let best: Group | null = null;
  for (const it of groupsOf(civ)) if (population(civ, it) > (best ? population(civ, best) : 0)) best = it;
  return best;
}
