import { lazy, Suspense, useState } from 'react';
import { playAge, playChapter, playToEnd, redo, step, undo } from '../../table/acts.ts';
import { pageGame } from '../../table/page-game.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { watchFate } from '../../table/watching.ts';

const BranchesDialog = lazy(() =>
  import('../branches/branches-dialog.tsx').then((it) => ({ default: it.BranchesDialog })),
);

const ExportDialog = lazy(() => import('../export/export-dialog.tsx').then((it) => ({ default: it.ExportDialog })));
const HandsDialog = lazy(() => import('../hands/hands-dialog.tsx').then((it) => ({ default: it.HandsDialog })));
const ShortcutList = lazy(() => import('./shortcut-list.tsx').then((it) => ({ default: it.ShortcutList })));

type Opened = 'hands' | 'export' | 'branches' | 'keys' | null;

/** What can be done to the whole game, at the top of the table. */
export function TableActs() {
  const game = useGame();
  const [opened, setOpened] = useState<Opened>(null);
  const { id, name, kit, elsewhere } = useTable();
  const over = game.ask === null || elsewhere;
  // A dialog tells that it was closed a moment later, when another one may be open already.
  const close = (which: Opened) => () => setOpened((now) => (now === which ? null : now));
  return (
    <>
      <Act text="↶ Undo" keys="u" title="Take back" off={game.step === 0 || elsewhere} run={undo} />
      <Act
        text="Redo ↷"
        keys="r"
        title="Do again what was taken back"
        off={game.future.length === 0 || elsewhere}
        run={redo}
      />
      <Act text="Step ▸" keys="s" title="Let one ask be answered for you" off={over} run={step} />
      <Act text="Turn ▸▸" keys="t" title="Play on to the next chapter or turn" off={over} run={playChapter} />
      {pageGame(game) && <Act text="Age ▸▸▸" keys="a" title="Play on to the next age" off={over} run={playAge} />}
      <Act text="To the end" keys="e" title="Play the whole history" off={over} run={playToEnd} />
      <Act text="Watch" keys="w" title="Watch fate play on, and stop it when you like" off={over} run={watchFate} />
      <Act text="Hands" keys="h" title="Who decides and who rolls" run={() => setOpened('hands')} />
      <Act text="Branches" keys="b" title="What if it had gone otherwise?" run={() => setOpened('branches')} />
      <Act text="Export" keys="x" title="Take the world with you" run={() => setOpened('export')} />
      <Act text="?" keys="?" title="Keys" label="List of keys" run={() => setOpened('keys')} />
      <Suspense>
        {opened === 'export' && kit && (
          <ExportDialog game={game} kit={kit} id={id} name={name} onClose={close('export')} />
        )}
        {opened === 'hands' && <HandsDialog onClose={close('hands')} />}
        {opened === 'branches' && <BranchesDialog onClose={close('branches')} />}
        {opened === 'keys' && <ShortcutList onClose={close('keys')} />}
      </Suspense>
    </>
  );
}

interface ActProps {
  readonly text: string;
  readonly keys: string;
  readonly title: string;
  readonly label?: string;
  readonly off?: boolean;
  readonly run: () => void;
}

function Act({ text, keys, title, label, off = false, run }: ActProps) {
  return (
    <button
      type="button"
      className="button"
      data-key={keys}
      aria-keyshortcuts={keys}
      aria-label={label}
      title={`${title} (${keys})`}
      disabled={off}
      onClick={run}
    >
      {text}
    </button>
  );
}
