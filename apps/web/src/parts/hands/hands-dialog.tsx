import { Dialog } from '../../desk/dialog.tsx';
import { changeHands } from '../../table/acts.ts';
import { pageGame } from '../../table/page-game.ts';
import { useGame, useKit, useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import { HandsPanel } from './hands-panel.tsx';
import { UsualAsks } from './usual-asks.tsx';

/** Hands can be changed at any moment; what has been answered stays as it was. */
export function HandsDialog({ onClose }: { onClose: () => void }) {
  const game = useGame();
  const { hands } = game;
  const { view, whoDraws } = useKit();
  const { rolls, details } = useTable((table) => table.view);
  return (
    <Dialog title="Whose hands" onClose={onClose}>
      <HandsPanel
        hands={hands}
        asks={{ rolls, details }}
        onPage={pageGame(game) !== null}
        view={view}
        whoDraws={whoDraws}
        onChange={(some, how) => {
          if (how) changeView(how);
          changeHands(some);
        }}
      />
      <UsualAsks />
    </Dialog>
  );
}
