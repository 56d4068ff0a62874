import type { Clause, Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { goneAndLeft } from '../../../purse.ts';
import { groupOf } from '../../../world.ts';
import { choose } from '../../asks.ts';
import type { FirstWish } from '../../at.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Instruction } from '../../civilization/civ.ts';
import type { Tick } from '../../events.ts';
import { note, sinceLast } from '../../note.ts';
import { drawCard, takeCard } from '../deck.ts';
import type { Den } from '../den.ts';

/** H2-MON-203 to -207, H2-MON-T1: what the civilisation asked for comes first. Returns where the first of the three cards is to be. */
export function* handOver(den: Den, instructions: readonly Instruction[]): Rule<FirstWish | null> {
  let first: FirstWish | null = null;
  for (const it of instructions) {
    // H2-MON-T1.4: the first of the three cards; all others are over and above them (H2-MON-204).
    if (it.kind === 'first card') first = { at: it.at, because: it.piece, ...asked(den, it) };
    else yield* extraGroup(den, it);
  }
  clearLeftovers(den, instructions);
  return first;
}

/** H2-HND-05: its card is taken out of the deck first; if there is none of the kind, nobody comes. */
function* extraGroup(den: Den, instruction: Instruction): Rule {
  const { card: which, at, piece } = instruction;
  const clause = ROWS[which];
  const card =
    which === 'random'
      ? yield* drawCard(den, clause, { kind: 'who comes to what is left' })
      : yield* picked(den, which, clause);
  if (!card) return;
  // H2-MON-T1.5: one of the Demons' own kind has 1 ● more.
  const more = which === 'chosen' && card.tags.includes('demonic') ? 1 : 0;
  yield* den.laws.spawn(den, card, { clause, at, more, because: piece, ...asked(den, instruction) });
}

/** The line in which the past people asked for it. */
function asked({ world }: Den, { piece }: Instruction): { readonly cause?: Tick } {
  return sinceLast(world, 'hand-over', (it) => it.piece === piece);
}

/** The rows of H2-MON-T1, by the card that they ask for. */
const ROWS: Readonly<Record<Instruction['card'], Clause>> = {
  alien: 'H2-MON-T1.1',
  drawn: 'H2-MON-T1.4',
  chosen: 'H2-MON-T1.5',
  random: 'H2-MON-T1.7',
};

/** H2-MON-T1.1, .5: the player picks; by default any alien, or any demonic card, else any. An overlay cannot live anywhere. */
function* picked(den: Den, which: Instruction['card'], clause: Clause): Rule<MonsterCard | null> {
  const own = den.deck.filter((it) => it.kind !== 'overlay');
  const open = which === 'alien' ? own.filter((it) => it.tags.includes('alien')) : own;
  if (open.length === 0) return null;
  const demonic = open.filter((it) => it.tags.includes('demonic')).map((it) => it.name);
  const key = yield* choose(clause, {
    by: 'maker',
    topic: { kind: which === 'alien' ? 'who came with the colony' : 'who comes where the Demons were' },
    options: open.map(({ name: card }) => ({ key: card, what: { kind: 'card', card } })),
    usual: which === 'chosen' && demonic.length > 0 ? demonic : null,
  });
  return takeCard(den, key);
}

/** H2-MON-207: what is left of the past peoples goes. The Demons' ○ go too (H2-MON-T1.5); of the others they lie loose, like every ❖. */
function clearLeftovers({ world }: Den, instructions: readonly Instruction[]): void {
  const { page } = world;
  const demons = new Set<string>();
  for (const { card, piece } of instructions) {
    const { owner } = page.piece(piece);
    if (card === 'chosen' && owner) demons.add(groupOf(world, owner).of);
  }
  const past = world.groups.filter((it) => it.sort === 'people');
  const changes = past.flatMap((group) =>
    page.beadsOf(group.id).map((bead) => {
      const staysBehind = bead.kind === 'epic' || (bead.kind === 'treasure' && !demons.has(group.of));
      return staysBehind ? moveBead(world, bead, page.piece(bead.piece), null) : ({ do: 'end', id: bead.id } as const);
    }),
  );
  if (changes.length === 0) return;
  const cleared = { kind: 'cleared away', clause: 'H2-MON-207', group: null, people: null } as const;
  note(world, { ...cleared, ...goneAndLeft(changes), ...sinceLast(world, 'civilization ended') }, changes);
}
