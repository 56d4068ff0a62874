import type { Option } from '@understory/table';
import type { What } from '../questions.ts';

/** A group that may be chosen, told by its name. */
export function groupOffered(group: string): Option & { readonly what: What } {
  return { key: group, what: { kind: 'group', group }, subject: { group } };
}

/** A room, cave or building that may be chosen, told by what it is; the map shows which. */
export function pieceOffered(piece: string): Option & { readonly what: What } {
  return { key: piece, what: { kind: 'place', piece }, subject: { piece } };
}
