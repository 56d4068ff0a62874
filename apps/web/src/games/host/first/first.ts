import { lazy } from 'react';
import type { History } from '../../../table/edition.ts';

export const first: History = {
  game: 'host',
  edition: '1',
  title: 'How to Host a Dungeon, first edition',
  about:
    'As it was first printed: years and seasons, three peoples, six worlds, a Great Disaster, and the monsters after it.',
  story:
    'a slice of the earth gets its caves, veins and rivers; a people digs there year by year, season by season, until its end and a Great Disaster; then the monsters come.',
  book: 'host1',
  kit: () => import('./kit.ts').then((it) => it.firstKit),
  Table: lazy(() => import('./first-table.tsx').then((it) => ({ default: it.FirstTable }))),
  Picture: lazy(() => import('./world-picture.tsx').then((it) => ({ default: it.FirstPicture }))),
  begin: () => import('./begin-world.ts').then((it) => it.beginUsual()),
  surprise: () => import('./begin-world.ts').then((it) => it.surprise()),
  SetUp: lazy(() => import('./new-world.tsx').then((it) => ({ default: it.NewWorld }))),
  rooms: [
    {
      address: 'peoples',
      title: 'My peoples',
      Screen: lazy(() => import('./peoples/own-peoples-screen.tsx').then((it) => ({ default: it.OwnPeoplesScreen }))),
    },
  ],
  takes: {
    ending: '.people.json',
    take: (files) => import('./peoples/take-peoples.ts').then((it) => it.takeFiles(files)),
  },
};
