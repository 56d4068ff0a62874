import type { Draft } from '../draft.ts';
import { LIMITS } from '../limits.ts';
import type { Proofreader } from '../problems.ts';
import { notATag } from '../tree/reserved.ts';
import type { Beads, Span } from '../tree/words.ts';

/** H2-CRD-104: what every monster card needs. */
export function checkNeeds(draft: Draft, proof: Proofreader): void {
  const acts = [
    ...draft.always,
    ...draft.ifs,
    ...draft.options,
    ...draft.spawns.filter((it) => it.kind === 'drawing 2 cards'),
  ];
  const expected = 'an always, if or one of line, or spawn drawing 2 cards';
  if (acts.length === 0 && draft.nUnread === 0)
    proof.error(draft.title, `The card does nothing: it needs ${expected}`, { expected });
  const hasNobody = draft.start !== null && !draft.start.some(({ symbol }) => symbol === '●');
  const [first] = draft.start ?? [];
  if (hasNobody && draft.kind !== 'overlay' && first)
    proof.error(first, 'The start has no ●, and only an overlay can do without', { expected: '●' });
}

/** H2-CRD-116: what a villain card needs. */
export function checkVillain(draft: Draft, proof: Proofreader): void {
  if (draft.nUnread > 0) return;
  if (draft.path === null)
    proof.error(draft.title, 'A villain card needs a "path" line', { expected: 'path ● or path ○' });
  else if (draft.path !== '●' && draft.path !== '○')
    proof.error(draft.title, `No villainy comes of six ${draft.path}: a path is ● or ○`, { expected: '● or ○' });
  if (draft.wins === null)
    proof.error(draft.title, 'A villain card needs a "wins when" line', { expected: 'wins when …' });
}

/** H2-CRD-106. */
export function checkTags({ tags }: Draft, proof: Proofreader): void {
  const seen = new Set<string>();
  for (const tag of tags ?? []) {
    checkTag(tag.text, tag, proof);
    if (seen.has(tag.text)) proof.warn(tag, `The tag ${tag.text} stands there twice`);
    seen.add(tag.text);
  }
}

export function checkTag(tag: string, at: Span, proof: Proofreader): void {
  const reason = notATag(tag);
  const small = tag.toLowerCase();
  if (reason !== null)
    proof.error(at, `"${tag}" ${reason}`, { expected: 'a tag', meant: notATag(small) === null ? small : null });
}

/** H2-CRD-113 and -115: marks are never lost nor held at the start, and there are never more than 99 of a kind. */
export function checkBeads(beads: readonly Beads[], what: string | null, proof: Proofreader): void {
  for (const it of beads) {
    const isMark = it.symbol === '⌂' || it.symbol === '☒';
    if (isMark && what !== null)
      proof.error(it, `"${what}" cannot name ${it.symbol}: it is a mark on a room, not a bead`);
    if (it.count > LIMITS.number && !proof.hasErrorAt(it))
      proof.error(it, `${it.count} ${it.symbol} are too many: a number is 1 to ${LIMITS.number}`);
  }
}
