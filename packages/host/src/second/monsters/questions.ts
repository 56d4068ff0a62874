/** What is asked in the Age of Monsters and the Age of Villainy. */
export type MonsterQuestion = { readonly kind: 'who bears the loss'; readonly group: string };

/** What an option is in these ages. */
export type MonsterWhat = { readonly kind: 'tag'; readonly tag: string };
