import { afterAll, beforeEach, vi } from 'vitest';
import { secondKit } from '../src/games/host/second/kit.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import { settled } from '../src/table/keep-table.ts';
import type { Kit } from '../src/table/kit.ts';
import { lay } from '../src/table/lay-table.ts';
import { useTable } from '../src/table/table-store.ts';
import { playedTo } from './played.ts';

/** What the page around the table says to whoever looks. */
export const page = { isKeeping: false };

/** The table of this test file stands in no browser, and its time goes only when it is told to. */
export function withoutBrowser(): void {
  vi.stubGlobal('document', {
    documentElement: {
      toggleAttribute: (_: string, on: boolean) => {
        page.isKeeping = on;
      },
    },
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { hash: '' });
  vi.useFakeTimers();
  beforeEach(async () => {
    await vi.runAllTimersAsync();
  });
  afterAll(async () => {
    const written = settled();
    await vi.runAllTimersAsync();
    await written;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    useTable.setState(useTable.getInitialState(), true);
  });
}

/** A world that asks the person, in the second turn of its monsters. */
export const begun = playedTo('at the table', ({ journal }) => journal.age === 'monsters' && journal.turn === 2, {
  choices: 'person',
});
begun.playTo(({ ask, hand }) => ask?.ask === 'choose' && hand === 'person', 'story');

/** The same world anew, laid on the table. */
export function laid() {
  const game = begun.fork();
  lay({ game, kit: secondKit as Kit, name: 'Orrin' }, { id: 'orrin', begun: 1, view: FRESH_VIEW });
  return game;
}

export const firstAnswer = ({ ask }: ReturnType<typeof laid>) =>
  ask?.ask === 'choose' ? (ask.options[0]?.key ?? '') : '';
