/** What is asked in the Primordial Age. */
export type PrimordialQuestion = { readonly kind: 'the shape of the world' };
