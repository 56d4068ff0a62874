import { lazy } from 'react';
import type { Edition } from '../../table/edition.ts';

export const maker: Edition = {
  game: 'maker',
  edition: 'deluxe',
  title: 'Dungeon Maker Deluxe',
  about: 'Draw a dungeon on six by six squares, twenty rounds long, then see which of five heroes come out of it.',
  book: 'maker',
  kit: () => import('./maker-kit.ts').then((it) => it.makerKit),
  Table: lazy(() => import('./maker-table.tsx').then((it) => ({ default: it.MakerTable }))),
  Picture: lazy(() => import('./maker-picture.tsx').then((it) => ({ default: it.MakerPicture }))),
  begin: () => import('./begin-maker.ts').then((it) => it.beginMaker()),
  SetUp: lazy(() => import('./set-up-maker.tsx').then((it) => ({ default: it.SetUpMaker }))),
};
