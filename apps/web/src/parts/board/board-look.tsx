import { LOOKS, type LookName } from '@understory/ink';
import { useEffect, useRef, useState } from 'react';
import { Choices } from '../../desk/choices.tsx';
import { Icon } from '../../desk/icon.tsx';
import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import { MotionChoice } from '../motion/motion-choice.tsx';

const LOOK_CHOICES = (Object.keys(LOOKS) as LookName[]).map((key) => ({ key, text: LOOKS[key].title }));

/** How the board is drawn: a button on its edge, and the choices that it opens. */
export function BoardLook() {
  const look = useTable((table) => table.view.look);
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [open]);
  return (
    <>
      <button type="button" aria-label="Look" title="Look" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon d="M2 10c4-6 12-6 16 0-4 6-12 6-16 0zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />
      </button>
      {open && (
        <div
          ref={panel}
          className="layers-panel"
          role="dialog"
          aria-label="Look"
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <Choices legend="Look" options={LOOK_CHOICES} value={look} onChoose={(it) => changeView({ look: it })} />
          <MotionChoice />
        </div>
      )}
    </>
  );
}
