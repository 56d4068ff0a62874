import { takePen } from './take-pen.ts';

/** From a list to the pen: changes how a piece is drawn and called. */
export function ChangeButton({ piece, name }: { piece: string; name: string }) {
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={`Rename or redraw ${name}`}
      title="Rename or redraw it"
      onClick={(event) => {
        event.currentTarget.closest('dialog')?.close();
        takePen('move', { what: 'piece', id: piece });
      }}
    >
      ✎
    </button>
  );
}
