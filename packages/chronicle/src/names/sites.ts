import { livedAt, type Piece } from '@understory/page';
import { type Fact, tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import { titleCase, workNoun } from '../words/english/forms.ts';

/** Where something was, by the noun that a name takes: "Bridge", "Dripditch", "Huge Cavern". */
interface Site {
  readonly noun: string;
  readonly isWork: boolean;
  /** A name by itself, that wants no article. */
  readonly isProper: boolean;
}

/** The piece in which something happened: where it says so, or where whoever it was done to sat. */
export function pieceOf(fact: Fact, { tale }: Story): string | null {
  if (fact.piece !== null) return fact.piece;
  const before = tickOf(fact) - 1;
  const seat = (group: string | null) =>
    tale.sheet.beads.find((it) => it.owner === group && it.kind === 'population' && livedAt(it, before))?.piece;
  return (fact.target && seat(fact.target)) ?? (fact.actor && seat(fact.actor)) ?? null;
}

export function siteOf(id: string | null, { tale }: Story, lairs: ReadonlyMap<string, string>): Site | null {
  const piece = id === null ? undefined : tale.sheet.pieces.find((it) => it.id === id);
  if (!piece) return null;
  const named = tale.placeNames.get(piece.id) ?? lairs.get(piece.id);
  if (named !== undefined) return { noun: named.replace(/^the /i, ''), isWork: false, isProper: !/^the /i.test(named) };
  const work = workIn(piece, tale.facts);
  if (work !== null) return { noun: titleCase(workNoun(work)), isWork: true, isProper: false };
  const bare =
    tale
      .called(piece.what, true)
      .split(/,| full of | of | with | and |\(/)[0]
      ?.trim() ?? '';
  return bare === '' ? null : { noun: titleCase(bare), isWork: false, isProper: false };
}

function workIn({ id }: Piece, facts: readonly Fact[]): string | null {
  return facts.find((it) => it.kind === 'built' && it.piece === id && it.won !== false)?.thing ?? null;
}
