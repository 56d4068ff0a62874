/** The land above a dungeon as its drawing needs it: who makes it knows rules, and the pen does not. */
export interface CampaignData {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** One for each hex, row by row from the left; every other row is half a hex farther to the right. */
  readonly hexes: readonly { readonly x: number; readonly y: number; readonly terrain: string }[];
  readonly roads: readonly (readonly { readonly x: number; readonly y: number }[])[];
  readonly places: readonly {
    readonly kind: string;
    readonly at: { readonly x: number; readonly y: number };
    readonly name: string | null;
  }[];
}
