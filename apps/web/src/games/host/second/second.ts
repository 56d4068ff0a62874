import { lazy } from 'react';
import type { History } from '../../../table/edition.ts';

export const second: History = {
  game: 'host',
  edition: '2',
  title: 'How to Host a Dungeon, second edition',
  about: 'Draw a slice of the earth, let peoples and monsters come and go in it, and see who rules in the end.',
  story:
    'a slice of the earth gets its rivers, caves and magma; peoples dig, monsters move in, and somebody rises to rule them.',
  book: 'host2-worlds',
  kit: () => import('./kit.ts').then((it) => it.secondKit),
  Table: lazy(() => import('./second-table.tsx').then((it) => ({ default: it.SecondTable }))),
  Picture: lazy(() => import('./world-picture.tsx').then((it) => ({ default: it.SecondPicture }))),
  begin: () => import('./begin-world.ts').then((it) => it.beginUsual()),
  surprise: () => import('./begin-world.ts').then((it) => it.surprise()),
  SetUp: lazy(() => import('./new-world.tsx').then((it) => ({ default: it.NewWorld }))),
  wake: () => import('./cards/own-cards.ts').then((it) => it.readOwnCards()),
  rooms: [
    {
      address: 'cards',
      title: 'My cards',
      Screen: lazy(() => import('./cards/own-cards-screen.tsx').then((it) => ({ default: it.OwnCardsScreen }))),
    },
  ],
  takes: { ending: '.card', take: (files) => import('./cards/take-cards.ts').then((it) => it.takeFiles(files)) },
};
