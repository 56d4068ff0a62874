import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly wide?: boolean;
}

/** A sheet of paper laid over the desk. The browser's own dialog keeps the focus inside and closes with Escape. */
export function Dialog({ title, onClose, children, role = 'dialog', wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <CloseButton name={`Close “${title}”`} onClose={() => ref.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}
