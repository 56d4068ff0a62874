import type { Messages } from '@understory/table/words';

/** What lies over and under each other on the map (H2-PRI-06). */
export const LEVELS: Messages<'title' | 'said'> = {
  title: `{ $number ->
    [0] The surface
   *[other] Stratum { $number }
  }`,
  said: `{ $number ->
    [0] on the surface
   *[other] stratum { $number }
  }`,
};
