import type { World } from '@understory/host';
import { worldFile } from '@understory/host/file';
import type { Game } from '@understory/table';
import type { PageGame } from '../../table/page-game.ts';
import type { BoundWorld, Delivery, Order } from './orders.ts';
import { painting } from './painting.ts';

/** Somebody who binds books beside the page. */
export interface Binder {
  ask(order: Order): void;
  /** Whatever was being made is not made any more. */
  dismiss(): void;
}

/** Hires a binder. What it asks to be painted is painted; all else that it brings, also bad news, goes to the caller. */
export function hireBinder(onDelivery: (it: Exclude<Delivery, { what: 'paint' }>) => void): Binder {
  const worker = new Worker(new URL('./binder.worker.ts', import.meta.url), { type: 'module' });
  const ask = (order: Order, given: Transferable[] = []) => worker.postMessage(order, given);
  const trouble = (error: unknown) =>
    onDelivery({ what: 'trouble', text: error instanceof Error ? error.message : String(error) });
  worker.onmessage = ({ data: it }: MessageEvent<Delivery>) => {
    if (it.what === 'paint')
      painting(it, (strip) => ask({ what: 'strip', ...strip }, [strip.rgba.buffer])).then(
        () => ask({ what: 'painted' }),
        trouble,
      );
    else onDelivery(it);
  };
  worker.onerror = () => trouble('The bookbinder could not be called in this browser.');
  return { ask: (order) => ask(order), dismiss: () => worker.terminate() };
}

/** The world of a game at a moment, under the name that the person gave it, to be bound. */
export function boundWorld(game: PageGame, name: string, moment: number | null): BoundWorld {
  const file = worldFile(game as Game<World, never>);
  return { world: JSON.stringify({ ...file, page: { ...file.page, title: name } }), moment };
}
