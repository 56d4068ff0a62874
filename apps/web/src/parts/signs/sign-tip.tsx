import { useEffect, useState } from 'react';
import './sign-tip.css';

/** What the signs of the game mean. */
const MEANS: Readonly<Record<string, string>> = {
  '●': 'population: one of a group. Without any it is gone.',
  '○': 'treasure, to be spent, stolen and fought over.',
  '★': 'a bonus: given away, it adds 1 to a throw that is being lost.',
  '❖': 'an epic treasure: it has a name, counts as ○, and outlasts its owners.',
  '⌂': 'a fortification: whoever is attacked near it has 1 more.',
  '☒': 'a tomb.',
};
const BEADS: Readonly<Record<string, string>> = { population: '●', treasure: '○', bonus: '★', epic: '❖' };

interface Tip {
  readonly signs: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** So long a pointer has to rest, in milliseconds; and a finger to press, which is less than browsers take for a long press of their own. */
const RESTS = 600;
const PRESSES = 350;
/** Words longer than this are read for what they say, not for the signs in them. */
const LONGEST = 90;

/** Signs explain themselves: to a pointer that rests on them, to the focus, and to a finger that stays. */
export function SignTip() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const showSoon = (target: EventTarget | null, x: number, y: number, after = RESTS) => {
      hide();
      const signs = target instanceof Element ? signsIn(target) : [];
      if (signs.length > 0) timer = window.setTimeout(() => setTip({ signs, x, y }), after);
    };
    const onPointer = ({ type, target, clientX, clientY }: PointerEvent) =>
      showSoon(target, clientX, clientY, type === 'pointerdown' ? PRESSES : RESTS);
    const showBeside = (target: Element) => {
      const { left, top } = target.getBoundingClientRect();
      showSoon(target, left, top);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) showBeside(target);
    };
    // This is fetched when something is first pointed at, and comes too late to hear of that.
    const pointedAt = [...document.querySelectorAll(':hover, :focus-visible')].at(-1);
    if (pointedAt) showBeside(pointedAt);
    const on = { pointerover: onPointer, pointerdown: onPointer, focusin: onFocus } as const;
    // A browser that takes the press for its own ends the pointer; what is shown by then stays until the next touch.
    const off = ['pointerup', 'focusout', 'keydown', 'scroll'] as const;
    for (const [what, does] of Object.entries(on)) document.addEventListener(what, does as EventListener, true);
    for (const what of off) document.addEventListener(what, hide, true);
    return () => {
      clearTimeout(timer);
      for (const [what, does] of Object.entries(on)) document.removeEventListener(what, does as EventListener, true);
      for (const what of off) document.removeEventListener(what, hide, true);
    };
  }, []);
  if (!tip) return null;
  const style = { left: Math.max(8, Math.min(tip.x, innerWidth - 290)), bottom: Math.max(8, innerHeight - tip.y + 14) };
  return (
    <div className="sign-tip" role="tooltip" style={style}>
      {tip.signs.map((it) => (
        <p key={it}>
          <b>{it}</b> {MEANS[it]}
        </p>
      ))}
    </div>
  );
}

function signsIn(target: Element): string[] {
  const bead = target.closest('.bead');
  const own = bead && Object.keys(BEADS).find((kind) => bead.classList.contains(kind));
  if (own) return [BEADS[own] ?? ''];
  const text = target.closest('button')?.textContent ?? target.textContent ?? '';
  if (text.length > LONGEST) return [];
  return [...new Set(text)].filter((letter) => MEANS[letter] !== undefined);
}
