/** A text as it stands on a page, in points from its lower left corner. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** TA-BOO-06: nothing within 6 mm of the edge. */
const EDGE = (6 * 72) / 25.4;
/** Letters of two lines may come so near. */
const NEAR = 0.8;

/** TA-BOO-10: no text outside the page, no two over each other. */
export function pageFaults(boxes: readonly TextBox[], width: number, height: number): string[] {
  const out = boxes.filter(
    (it) => it.left < EDGE || it.bottom < EDGE || it.right > width - EDGE || it.top > height - EDGE,
  );
  const sorted = [...boxes].sort((a, b) => a.bottom - b.bottom);
  const over: string[] = [];
  for (const [i, a] of sorted.entries())
    for (let n = i + 1; n < sorted.length; n++) {
      const b = sorted[n] as TextBox;
      if (b.bottom > a.top - NEAR) break;
      if (a.left + NEAR < b.right && b.left + NEAR < a.right) over.push(`“${a.text}” lies over “${b.text}”`);
    }
  return [...out.map((it) => `“${it.text}” stands outside the page`), ...over];
}
