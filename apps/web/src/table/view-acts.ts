import type { TableView } from '../storage/table-view.ts';
import { keepTableSoon } from './keep-table.ts';
import { type LookedAt, lastTick, useTable } from './table-store.ts';

/** Change how the table looks; the game stays as it is. */
export function changeView(some: Partial<TableView>): void {
  useTable.setState(({ view }) => ({ view: { ...view, ...some } }));
  keepTableSoon();
}

/** Look at the map as it stood at a tick; at the last tick, that is now. */
export function lookBack(tick: number | null): void {
  const { game, view } = useTable.getState();
  if (!game) return;
  const moment = tick === null || tick >= lastTick(game) ? null : Math.max(0, tick);
  if (moment === view.moment) return;
  useTable.setState({ view: { ...view, moment }, lookedAt: null });
  keepTableSoon();
}

export function lookAt(lookedAt: LookedAt | null): void {
  useTable.setState({ lookedAt });
}

export function pointAt(pointedAt: string | null): void {
  if (useTable.getState().pointedAt !== pointedAt) useTable.setState({ pointedAt });
}

export function pointAtGroup(pointedGroup: string | null): void {
  useTable.setState({ pointedGroup });
}

/** Run the film, or pause it; to a moment, if one is named. */
export function film(filming: boolean, filmEnd: number | null = null): void {
  useTable.setState({ filming, filmEnd });
}
