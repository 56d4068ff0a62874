import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import './menu-button.css';

export interface MenuItem {
  readonly text: string;
  readonly does: string;
  /** The key that takes it while the menu is open. */
  readonly digit?: string;
  readonly run: () => void;
}

interface MenuButtonProps {
  readonly label: string;
  readonly digit: string;
  readonly items: readonly MenuItem[];
}

/** A button that opens a few more ways above it: arrows go through them, Escape puts them away. */
export function MenuButton({ label, digit, items }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const entries = () => [...(whole.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is looked for when the menu opens
  useEffect(() => {
    if (open) entries()[0]?.focus({ preventScroll: true });
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = STEPS[event.key]?.(at, all.length);
    if (to !== undefined) all[to]?.focus();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!whole.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div ref={whole} className="menu-button" role="none" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="answer opens-menu"
        aria-label={label}
        title={`${label} (${digit})`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-keyshortcuts={digit}
        onClick={() => setOpen(!open)}
      >
        <b aria-hidden="true">▴</b>
      </button>
      {open && (
        <div id={id} className="menu" role="menu" aria-label={label}>
          {items.map(({ text, does, digit: key, run }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-keyshortcuts={key}
              onClick={() => {
                close();
                run();
              }}
            >
              <b>{text}</b>
              <span>{does}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowDown: (at, of) => (at + 1) % of,
  ArrowUp: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};
