import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { dropToast, useNotices } from './notices.ts';
import './notice-board.css';

/** Toasts and other notices in one pile, troubles, and what a screen reader is told. */
export function NoticeBoard({ children }: { children: ReactNode }) {
  const { toasts, trouble, said } = useNotices();
  return (
    <>
      <div className="unseen" aria-live="polite" aria-atomic="true" data-testid="said">
        {said}
      </div>
      <div className="notices">
        <section className="toasts" aria-label="Notices" aria-live="polite">
          {toasts.map(({ id, text, action }) => (
            <div key={id} className="toast">
              <span>{text}</span>
              {action && (
                <button type="button" className="button" onClick={() => dropToast(id, true)}>
                  {action.label}
                </button>
              )}
            </div>
          ))}
        </section>
        {children}
      </div>
      {trouble && (
        // A trouble that comes while the last one is being closed opens a sheet of its own.
        <Dialog
          key={trouble.id}
          title={trouble.title}
          role="alertdialog"
          onClose={() => useNotices.setState((now) => (now.trouble === trouble ? { trouble: null } : {}))}
        >
          <p className="trouble-text">{trouble.text}</p>
          {trouble.action && (
            <div className="actions">
              <button type="button" className="button chief" onClick={trouble.action.run}>
                {trouble.action.label}
              </button>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
