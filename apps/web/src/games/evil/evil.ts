import { lazy } from 'react';
import type { Edition } from '../../table/edition.ts';

export const evil: Edition = {
  game: 'evil',
  edition: '1',
  title: 'Dungeon of Deadliest Evil',
  about: 'Kora the elf goes down for a book and a crucible, three dice against goblins, the dead and mad Grislyk.',
  book: 'evil',
  kit: () => import('./evil-kit.ts').then((it) => it.evilKit),
  Table: lazy(() => import('./evil-table.tsx').then((it) => ({ default: it.EvilTable }))),
  Picture: lazy(() => import('./evil-picture.tsx').then((it) => ({ default: it.EvilPicture }))),
  begin: () => import('./begin-evil.ts').then((it) => it.beginEvil()),
  SetUp: lazy(() => import('./set-up-evil.tsx').then((it) => ({ default: it.SetUpEvil }))),
};
