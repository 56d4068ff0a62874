/** Runs in the page: every part of what is asked that sticks out of its box, as `what: why`. */
export function outOfTheirBox(): string[] {
  const found: string[] = [];
  const ask = document.querySelector('#ask');
  if (!ask) return ['nothing is asked'];
  const slack = 1;
  const says = (it: Element) => `${it.className || it.tagName} “${(it.textContent ?? '').trim().slice(0, 40)}”`;
  const sticksOut = (inner: DOMRect, outer: DOMRect, alsoDown: boolean) =>
    inner.left < outer.left - slack ||
    inner.right > outer.right + slack ||
    (alsoDown && (inner.top < outer.top - slack || inner.bottom > outer.bottom + slack));
  const scrollerOf = (it: Element): Element | null => {
    for (let up = it.parentElement; up && up !== ask.parentElement; up = up.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowY)) return up;
    return null;
  };
  const bar = ask.getBoundingClientRect();
  if (sticksOut(bar, new DOMRect(0, 0, innerWidth, innerHeight), true)) found.push('the ask: outside the window');
  const parts = [
    ...ask.querySelectorAll('button, input, select, h2, p, li, .tray, .options, .rows-to-come, .fates'),
  ].filter((it) => it.getClientRects().length > 0 && !it.classList.contains('unseen'));
  for (const it of parts) {
    const box = it.getBoundingClientRect();
    const scroller = scrollerOf(it);
    if (scroller) {
      if (sticksOut(box, scroller.getBoundingClientRect(), false)) found.push(`${says(it)}: beside its list`);
    } else if (sticksOut(box, bar, true)) found.push(`${says(it)}: outside the ask`);
    if (
      it.matches('button, h2, p') &&
      (it.scrollWidth > it.clientWidth + slack || it.scrollHeight > it.clientHeight + slack) &&
      getComputedStyle(it).display !== 'inline'
    )
      found.push(`${says(it)}: its words don't fit`);
  }
  const pressed = parts.filter((it) => it.matches('button, input, select, .tray, h2, .prompt p'));
  pressed.forEach((a, i) => {
    for (const b of pressed.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || scrollerOf(a) !== scrollerOf(b)) continue;
      const [r, s] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      if (
        Math.min(r.right, s.right) - Math.max(r.left, s.left) > slack &&
        Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > slack
      )
        found.push(`${says(a)}: over ${says(b)}`);
    }
  });
  return found;
}
