import { Icon } from '../../desk/icon.tsx';
import { usePen } from './pen-store.ts';
import { layPenDown, takePen } from './take-pen.ts';

/** Takes the pen in hand, and lays it down again. */
export function DrawButton() {
  const isDrawing = usePen((pen) => pen.tool !== null);
  return (
    <button
      type="button"
      data-key="d"
      aria-keyshortcuts="d"
      aria-label="Draw"
      title="Draw on the map, move and rename things (d)"
      aria-pressed={isDrawing}
      onClick={() => (isDrawing ? layPenDown() : takePen('pen'))}
    >
      <Icon d="M3 17l1-4L14 3l3 3L7 16zM12 5l3 3M4 13l3 3" />
    </button>
  );
}
