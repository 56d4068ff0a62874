import { useEffect } from 'react';
import { useTable } from '../../table/table-store.ts';
import { film, lookBack } from '../../table/view-acts.ts';

/**
 * Single keys press the button that carries them, so that a key can do only what a button shows. Not while a field is
 * typed in or a dialog is open.
 */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input:not([type="range"], [type="checkbox"], [type="radio"]), select, textarea, dialog')
      )
        return;
      if (
        event.key === 'Enter' &&
        event.target instanceof Element &&
        event.target.closest('button, a, [role="application"]')
      )
        return;
      if (pressed(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function pressed(key: string): boolean {
  const selector = `button[data-key="${CSS.escape(key)}"], .answers button[aria-keyshortcuts="${CSS.escape(key)}"]`;
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (button) {
    if (!button.disabled) button.click();
    return true;
  }
  return GOES[key]?.() ?? false;
}

const focus = (selector: string) => (): boolean => {
  document.querySelector<HTMLElement>(selector)?.focus();
  return true;
};

const GOES: Readonly<Record<string, () => boolean>> = {
  m: focus('#map'),
  q: focus('#ask'),
  l: focus('.record-lines'),
  p: () => {
    film(!useTable.getState().filming);
    return true;
  },
  '[': () => browse(-1),
  ']': () => browse(1),
  Escape: () => {
    const { lookedAt, view } = useTable.getState();
    if (lookedAt) useTable.setState({ lookedAt: null });
    else if (view.moment !== null) lookBack(null);
    else return false;
    return true;
  },
};

function browse(by: number): boolean {
  const { game, view } = useTable.getState();
  if (!game) return false;
  const now = view.moment ?? game.world.journal.entries.length - 1;
  lookBack(now + by);
  return true;
}
