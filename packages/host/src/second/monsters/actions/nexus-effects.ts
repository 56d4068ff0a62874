import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { note } from '../../../world.ts';
import { destroy } from '../death.ts';
import type { Den } from '../den.ts';
import { stillActs } from '../ground/nexus.ts';
import { learn } from '../ground/territory.ts';
import { nameOf, sizeOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { losePopulation } from '../purse.ts';

/** H2-MON-T2.2, H2-NEX-14: the number written is the number lost. */
const PLAGUE = 3;

/** The nexus is used up or has broken out: its mark and its name are struck out, what it drew stays (H2-ACT-222). */
export function strikeOut({ world }: Den, me: Monster, area: Piece, clause: Clause, text: string): void {
  const { marks, labels } = world.page;
  const struck = [
    ...marks.filter((it) => it.until === null && it.kind === 'nexus' && it.piece === area.id),
    ...labels.filter((it) => it.until === null && area.feature !== null && it.about === area.feature),
  ];
  note(
    world,
    { kind: 'struck out', clause, group: me.id, piece: area.id, text },
    struck.map(({ id }) => ({ do: 'end', id })),
  );
}

/** Places become known one after the other, by Explore or Scout, and what sleeps there acts (H2-NEX-07, H2-MON-T2). */
export function* discover(den: Den, me: Monster, places: readonly Piece[]): Rule {
  for (const place of places) {
    if (!learn(den, me, place) || !stillActs(den.world, place)) continue;
    if (place.nexus === 'plague') yield* plague(den, me, place);
    else if (place.nexus === 'fate') yield* fate(den, me, place);
    if (!den.monsters.includes(me) || sizeOf(den, me) === 0) return;
  }
}

/** H2-MON-T2.2: three are lost, to nobody, and the plague is gone. */
function* plague(den: Den, me: Monster, place: Piece): Rule {
  strikeOut(den, me, place, 'H2-MON-T2.2', `The plague broke out among ${nameOf(me)}.`);
  yield* losePopulation(den, me, PLAGUE, null, { clause: 'H2-MON-T2.2', text: `${nameOf(me)} died of the plague.` });
}

/** H2-MON-T2.3: nobody gets the credit, and the spot stays. */
function* fate(den: Den, me: Monster, place: Piece): Rule {
  const text = `${nameOf(me)} went to meet fate.`;
  note(den.world, { kind: 'contact', clause: 'H2-MON-T2.3', group: me.id, piece: place.id, text });
  yield* destroy(den, me, null, 'H2-MON-T2.3', `Nobody ever saw ${nameOf(me)} again.`);
}
