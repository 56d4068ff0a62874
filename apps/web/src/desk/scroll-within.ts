/** Scrolls a list until a line of it is seen; only the list moves, never the desk under it. */
export function scrollWithin(list: Element, line: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.bottom > outer.bottom - 16) list.scrollTop += inner.bottom - outer.bottom + 16;
  else if (inner.top < outer.top + 8) list.scrollTop -= outer.top - inner.top + 40;
}
