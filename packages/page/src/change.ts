import type { Fresh } from './born.ts';
import type { Bead, Bond, Feature, Ground, Label, LegendLine, Mark, Piece, Unit } from './model.ts';

/** What can happen to a page. It changes in no other way, and only as an entry of the journal. */
export type Change =
  /** The first time the page gets its ground; later the ground changes under all that is drawn. */
  | { readonly do: 'lay'; readonly ground: Ground }
  | { readonly do: 'feature'; readonly feature: Fresh<Feature> }
  | { readonly do: 'draw'; readonly piece: Fresh<Piece> }
  | { readonly do: 'unit'; readonly unit: Fresh<Unit> }
  | { readonly do: 'bead'; readonly bead: Fresh<Bead> }
  | { readonly do: 'mark'; readonly mark: Fresh<Mark> }
  | { readonly do: 'label'; readonly label: Fresh<Label> }
  | { readonly do: 'legend'; readonly line: Fresh<LegendLine> }
  | { readonly do: 'bond'; readonly bond: Fresh<Bond> }
  /** A piece, unit (exhausted), bead (removed), mark, label or bond is there no longer. */
  | { readonly do: 'end'; readonly id: string };
