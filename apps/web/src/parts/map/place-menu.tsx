import type { OptionInWords } from '@understory/table';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Beaded } from '../../desk/beaded.tsx';
import { answer } from '../../table/acts.ts';
import { pointAt } from '../../table/view-acts.ts';
import { besideIn } from './beside-in.ts';
import './place-menu.css';

interface PlaceMenuProps {
  readonly options: readonly OptionInWords[];
  /** Where the pointer was, in the window on the map. */
  readonly at: { readonly x: number; readonly y: number };
  readonly window: HTMLElement | null;
  readonly onClose: () => void;
}

/** Several things may be done at one place of the map: which of them is meant is asked there. */
export function PlaceMenu({ options, at, window: around, onClose }: PlaceMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    const elsewhere = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      pointAt(null);
    };
  }, [onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (event.key === 'Escape') {
      onClose();
      around?.focus({ preventScroll: true });
    } else if (way) {
      const all = [...(menu.current?.querySelectorAll('button') ?? [])];
      const now = all.indexOf(document.activeElement as HTMLButtonElement);
      all[(now + way + all.length) % all.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      className="place-menu"
      role="menu"
      tabIndex={-1}
      aria-label="What may be done here"
      data-still
      style={besideIn(around, at)}
      onKeyDown={onKeyDown}
    >
      {options.map(({ key, text, does }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          onClick={() => {
            onClose();
            answer(key);
          }}
          onPointerEnter={() => pointAt(key)}
          onFocus={() => pointAt(key)}
        >
          <b>
            <Beaded text={text} />
          </b>
          {does && (
            <small>
              <Beaded text={does} />
            </small>
          )}
        </button>
      ))}
    </div>
  );
}

const WAYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Tab: 1 };
