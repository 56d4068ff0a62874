import { lazy } from 'react';
import type { History } from '../../../table/edition.ts';

export const playtest: History = {
  game: 'host',
  edition: 'playtest',
  title: 'How to Host a Dungeon, second edition playtest',
  about:
    'As the second edition was first tried: strata by rolled lines, the Deep Elves, and an age of moves and territories.',
  story:
    'lines cut the rock into strata, and each gets its form and feature; the Deep Elves build and mine year by year until they fall; then groups move in, spread, meet and fight, era by era.',
  book: 'playtest',
  kit: () => import('./kit.ts').then((it) => it.playtestKit),
  Table: lazy(() => import('./playtest-table.tsx').then((it) => ({ default: it.PlaytestTable }))),
  Picture: lazy(() => import('./world-picture.tsx').then((it) => ({ default: it.PlaytestPicture }))),
  begin: () => import('./begin-world.ts').then((it) => it.beginUsual()),
  surprise: () => import('./begin-world.ts').then((it) => it.surprise()),
  SetUp: lazy(() => import('./new-world.tsx').then((it) => ({ default: it.NewWorld }))),
};
