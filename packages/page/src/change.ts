import type { Fresh, FreshBead } from './born.ts';
import type { Bond, Feature, Ground, Label, LegendLine, Mark, Piece, Unit } from './model.ts';

/** What can happen to a page. It changes in no other way, and only as an entry of the journal. */
export type Change =
  /** The first time the page gets its ground; later the ground changes under all that is drawn. */
  | { readonly do: 'lay'; readonly ground: Ground }
  | { readonly do: 'feature'; readonly feature: Fresh<Feature> }
  | { readonly do: 'draw'; readonly piece: Fresh<Piece> }
  | { readonly do: 'unit'; readonly unit: Fresh<Unit> }
  /** A bead is put down; with an `origin` it is one that was taken up before. */
  | { readonly do: 'bead'; readonly bead: FreshBead & { readonly origin?: string } }
  /** A bead ends where it lay and is put down elsewhere, or under another owner: with a new id, and its origin. */
  | { readonly do: 'move'; readonly id: string; readonly bead: FreshBead }
  | { readonly do: 'mark'; readonly mark: Fresh<Mark> }
  | { readonly do: 'label'; readonly label: Fresh<Label> }
  | { readonly do: 'legend'; readonly line: Fresh<LegendLine> }
  | { readonly do: 'bond'; readonly bond: Fresh<Bond> }
  /** A piece, unit (exhausted), bead (removed), mark, label or bond is there no longer. */
  | { readonly do: 'end'; readonly id: string };
