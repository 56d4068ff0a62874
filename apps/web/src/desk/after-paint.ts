/** A hidden tab paints nothing; then the work is done after this many milliseconds anyway. */
const NOT_PAINTED = 200;

/** Does something once the browser has shown what has changed so far. Call what it returns to leave it undone. */
export function afterPaint(what: () => void): () => void {
  let soon = 0;
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    soon = window.setTimeout(what);
  });
  const late = window.setTimeout(() => {
    cancelAnimationFrame(frame);
    what();
  }, NOT_PAINTED);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(soon);
  };
}
