import { LOOKS } from '@understory/ink';
import { NIB_NAMES, NIBS, PEN_INK_NAMES, PEN_INKS } from '@understory/ink/pen';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../desk/icon.tsx';
import { useTable } from '../../table/table-store.ts';
import { redoPen, undoPen } from './pen-acts.ts';
import { type Tool, usePen } from './pen-store.ts';
import { layPenDown, takePen } from './take-pen.ts';
import { ThingList } from './thing-list.tsx';

const TOOLS: Readonly<Record<Tool, { readonly text: string; readonly does: string; readonly d: string }>> = {
  move: {
    text: 'Move',
    does: 'Move and change what is drawn',
    d: 'M10 2v16M2 10h16M10 2l-2.2 2.6M10 2l2.2 2.6M10 18l-2.2-2.6M10 18l2.2-2.6M2 10l2.6-2.2M2 10l2.6 2.2M18 10l-2.6-2.2M18 10l-2.6 2.2',
  },
  pen: { text: 'Pen', does: 'Draw freely', d: 'M3 17l1-4L14 3l3 3L7 16zM12 5l3 3' },
  eraser: { text: 'Eraser', does: 'Rub out strokes and stickers', d: 'M8 17l-5-5 8-8 6 6-7 7zM6 9l6 6M8 17h9' },
  sticker: { text: 'Sticker', does: 'Put an emblem on the map', d: 'M10 2a8 8 0 1 0 8 8h-5a3 3 0 0 1-3-3zM10 2l8 8' },
};

/** The tools, the inks and nibs, and what can be taken back. */
export function PenBar() {
  const { tool, nib, ink, undone } = usePen();
  const { pen, view } = useTable();
  const [isListed, setListed] = useState(false);
  const { colours } = LOOKS[view.look];
  const again = undone.after === pen ? undone.edits.length : 0;
  return (
    <div className="pen-bar" role="toolbar" aria-label="Pen">
      <div className="pen-tools">
        {(Object.keys(TOOLS) as Tool[]).map((key) => (
          <Button key={key} name={TOOLS[key].text} title={TOOLS[key].does} on={tool === key} run={() => takePen(key)}>
            <Icon d={TOOLS[key].d} size={18} />
            <span className="word">{TOOLS[key].text}</span>
          </Button>
        ))}
      </div>
      {tool === 'pen' && (
        <>
          <fieldset className="pen-nibs" aria-label="Nib">
            {NIB_NAMES.map((it) => (
              <Button key={it} name={`${it} nib`} on={nib === it} run={() => usePen.setState({ nib: it })}>
                <i style={{ width: NIBS[it] * 60, height: NIBS[it] * 60 }} />
              </Button>
            ))}
          </fieldset>
          <fieldset className="pen-inks" aria-label="Ink">
            {PEN_INK_NAMES.map((it) => (
              <Button key={it} name={`${it} ink`} on={ink === it} run={() => usePen.setState({ ink: it })}>
                <i style={{ background: colours[PEN_INKS[it]] }} />
              </Button>
            ))}
          </fieldset>
        </>
      )}
      {tool === 'move' && (
        <Button name="Things" title="A list of all that can be changed" run={() => setListed(true)}>
          <span>Things …</span>
        </Button>
      )}
      <div className="pen-tools">
        <Button
          name="Undo the pen"
          title="Take back what the pen did (Ctrl+Z)"
          off={pen.edits.length === 0}
          run={undoPen}
        >
          <span aria-hidden="true">↶</span>
        </Button>
        <Button name="Redo the pen" title="Do it again (Ctrl+Shift+Z)" off={again === 0} run={redoPen}>
          <span aria-hidden="true">↷</span>
        </Button>
        <Button name="Done" title="Lay the pen down (d)" run={layPenDown}>
          <span>Done</span>
        </Button>
      </div>
      {isListed && <ThingList onClose={() => setListed(false)} />}
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly title?: string;
  readonly on?: boolean;
  readonly off?: boolean;
  readonly run: () => void;
  readonly children: ReactNode;
}

function Button({ name, title = name, on, off = false, run, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="pen-button"
      aria-label={name}
      title={title}
      aria-pressed={on}
      disabled={off}
      onClick={run}
    >
      {children}
    </button>
  );
}
