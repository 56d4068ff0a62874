export const BOXES = ['combat', 'defense', 'speed'] as const;
export type Box = (typeof BOXES)[number];
export const TITLES: Readonly<Record<Box, string>> = { combat: 'Combat', defense: 'Defense', speed: 'Speed' };

/** The sides of the die in each box. */
export type Laid = Readonly<Record<Box, number>>;

/** Where the dice lie while they are being assigned: as they lay in the round before, or in the order of the card (DE-ASG-01). */
export function laidFrom(dice: Laid): Laid {
  return BOXES.every((box) => dice[box] > 0) ? { ...dice } : { combat: 4, defense: 6, speed: 8 };
}

/** A die put into a box changes places with the one that lay there: there is always one in each (DE-INV-02). */
export function put(laid: Laid, from: Box, to: Box): Laid {
  return { ...laid, [from]: laid[to], [to]: laid[from] };
}

/** The option that stands for it: `8-6-4`. */
export function orderOf(laid: Laid): string {
  return BOXES.map((box) => laid[box]).join('-');
}

export function saidOf(laid: Laid): string {
  return BOXES.map((box) => `${TITLES[box]} d${laid[box]}`).join(', ');
}
