/**
 * Put a drawing on the paper. It is our own, and every word in it has been escaped by the ink. Its place on the screen has a
 * name already, so the drawing's own would only be read twice, and hang on the pointer wherever it goes.
 */
export function layInk(paper: Element, drawing: string): void {
  paper.innerHTML = drawing;
  const svg = paper.firstElementChild;
  svg?.querySelector(':scope > title')?.remove();
  for (const name of ['role', 'aria-label', 'aria-labelledby']) svg?.removeAttribute(name);
  svg?.setAttribute('aria-hidden', 'true');
}
