import { useEffect } from 'react';
import { keepBeforeLeaving, keepThumbnail } from '../../table/keep-table.ts';
import { useTable } from '../../table/table-store.ts';
import { useTakenBack } from '../branches/taken-back.ts';
import { useShortcuts } from './shortcuts.ts';

const THUMBNAIL_AFTER = 1500;
const IDLE_BY = 5000;

/** When the browser has nothing else to do, or at once where it can't say so. Call what it returns to leave it undone. */
function whenIdle(what: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    what();
    return () => {};
  }
  const asked = requestIdleCallback(what, { timeout: IDLE_BY });
  return () => cancelIdleCallback(asked);
}

/** What every table does, whatever game lies on it: its keys, its title, its place in this window, its picture for the shelf. */
export function useLaidTable(): void {
  const { name, version } = useTable();
  useShortcuts();
  useTakenBack();
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && keepBeforeLeaving();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', keepBeforeLeaving);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', keepBeforeLeaving);
    };
  }, []);
  useEffect(() => {
    document.title = `${name} · Understory`;
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture some time after the game last changed
  useEffect(() => {
    let leave = () => {};
    const timer = setTimeout(() => {
      leave = whenIdle(() => void keepThumbnail().then(tellOnShelf));
    }, THUMBNAIL_AFTER);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [version]);
}

/** Its history in a line, once it has one. */
async function tellOnShelf(): Promise<void> {
  const game = useTable.getState().game;
  if (game?.rulebook.game !== 'host' || game.world.journal.age === 'primordial') return;
  const { keepTold } = await import('../../table/keep-told.ts');
  await keepTold();
}
