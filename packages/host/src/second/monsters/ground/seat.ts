import { type Bead, lasting, type Shape } from '@understory/page';

/** H2-MON-105: a seat is a circle 1 bead across. */
export const SEAT = 0.5;

/** The seat of a bead as it lies on the page. */
export const seatShape = lasting(({ at: { x, y } }: Bead): Shape => ({ path: [x, y], closed: false, swell: SEAT }));
