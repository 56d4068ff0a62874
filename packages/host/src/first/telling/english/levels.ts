import type { Messages } from '@understory/table/words';

/** How deep something lies, by the numbers at the sides of the page (H1-MEA-03). */
export const LEVELS: Messages<'title' | 'said'> = {
  title: `{ $number ->
    [0] The surface
   *[other] Level { $number }
  }`,
  said: `{ $number ->
    [0] on the surface
   *[other] level { $number }
  }`,
};
