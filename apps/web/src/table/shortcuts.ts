import { useEffect } from 'react';
import { useTable } from './table-store.ts';
import { film, lookBack } from './view-acts.ts';

/** What the list of keys says, by what they are for. */
export const KEYS: readonly {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}[] = [
  {
    title: 'To answer',
    keys: [
      ['1 – 9', 'take that option'],
      ['Enter', 'roll, or go back to now'],
      ['f', 'let fate decide'],
      ['c', 'let chance decide'],
      ['g', 'let fate decide this whenever it is asked'],
      ['v', 'ask the advisor, where there is one'],
    ],
  },
  {
    title: 'To play on, and back',
    keys: [
      ['u, r', 'undo, redo'],
      ['s', 'step: let one ask be answered'],
      ['t', 'play on to the next chapter or turn'],
      ['a', 'play on to the next age'],
      ['e', 'play on to the end'],
      ['w', 'watch fate play; Escape stops it'],
      ['b', 'branches: what if it had gone otherwise?'],
    ],
  },
  {
    title: 'To look',
    keys: [
      ['m', 'go to the map: arrows move it, + and − zoom, 0 shows all'],
      ['', 'when a spot is asked, arrows move the crosshair (with Shift, finely), Enter takes it'],
      ['o', 'the map in words: an outline of all that is on it'],
      ['q', 'go to what is asked'],
      ['l', 'go to the record'],
      ['[ ]', 'look one line back or on'],
      [', .', 'look at the turning point before or after'],
      ['y', 'see this turn again'],
      ['p', 'play or pause the film'],
      ['Escape', 'back to now; close what is open'],
    ],
  },
  {
    title: 'Besides',
    keys: [
      ['d', 'draw on the map, move and rename things; Ctrl+Z takes back what the pen did'],
      ['h', 'whose hands'],
      ['x', 'export'],
      ['?', 'this list'],
    ],
  },
];

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
