import { type ComponentType, lazy } from 'react';

/** What each game looks like once it lies on the table. */
export const TABLES: Readonly<Record<string, ComponentType>> = {
  host: lazy(() => import('./host/second/second-table.tsx').then((it) => ({ default: it.SecondTable }))),
  evil: lazy(() => import('./evil/evil-table.tsx').then((it) => ({ default: it.EvilTable }))),
  maker: lazy(() => import('./maker/maker-table.tsx').then((it) => ({ default: it.MakerTable }))),
};
