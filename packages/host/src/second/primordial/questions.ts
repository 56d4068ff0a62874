/** What is asked in the Primordial Age. */
export type PrimordialQuestion = { readonly kind: 'the shape of the world' };

/** What an option is in this age. */
export type PrimordialWhat = { readonly kind: 'tunnel to'; readonly piece: string; readonly stratum: number };

/** Where a spot may be in this age. */
export type PrimordialPlace = { readonly kind: 'on the tunnel' };
