import { PX } from '@understory/ink';

/** In beads. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the words of a label stand on the drawn map; null if it found no place there. */
export function labelBox(id: string): LabelBox | null {
  const words = document.querySelectorAll<SVGTextElement>(`.map-ink [data-label="${CSS.escape(id)}"] text`);
  const boxes = [...words].map((word) => word.getBBox());
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((it) => it.x)) / PX,
    top: Math.min(...boxes.map((it) => it.y)) / PX,
    right: Math.max(...boxes.map((it) => it.x + it.width)) / PX,
    bottom: Math.max(...boxes.map((it) => it.y + it.height)) / PX,
  };
}

/** The label whose words are at a place on the screen. */
export function labelAtPoint(clientX: number, clientY: number): string | null {
  for (const it of document.elementsFromPoint(clientX, clientY)) {
    const label = it.closest('.map-ink [data-label]')?.getAttribute('data-label');
    if (label) return label;
  }
  return null;
}

export const middleOfBox = ({ left, top, right, bottom }: LabelBox) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const boxPath = ({ left, top, right, bottom }: LabelBox): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;
