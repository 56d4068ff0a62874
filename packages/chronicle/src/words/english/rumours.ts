const WHERE = `{ $where ->
    [above] somewhere above
    [below] somewhere below
   *[somewhere] somewhere
}`;

/** Rumours: who did it is blurred, and nothing is false (CH-SEC-05). */
export const RUMOURS = {
  hunted: `Something took one of { $b }, ${WHERE}.`,
  fought: `Somebody fought { $b }, ${WHERE}, and had the better of it.`,
  invaded: `Somebody came upon { $b }, ${WHERE}, and stayed.`,
  stole: `Somebody stole from { $b }, ${WHERE}.`,
  extorted: `Somebody makes { $b } pay, ${WHERE}.`,
  annexed: `{ $b } have a master now, ${WHERE}.`,
  exterminated: `Somebody wants no { $b } to be left, ${WHERE}.`,
} as const;
