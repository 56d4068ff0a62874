import { clock } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { DoorKind } from '../plan/doors.ts';
import { onward } from '../plan/onward.ts';
import { straight } from './hand.ts';
import { type PlanPen, WASHES } from './layers.ts';

/** Round the squares, for what explains them. */
export const MARGINS = { left: 1.5, top: 6, right: 1.5, bottom: 4.6 };

/** TA-INK-09: cartouche, compass, scale, legend, where this is, the exits. */
export function drawFrame(pen: PlanPen, furnished: Furnished): void {
  const { plan, title, survey } = furnished;
  const { width, height } = plan.sheet;
  const [w, h] = [width + 1.5, height + 4.6];
  for (const inset of [0.25, 0.5])
    pen.path(
      'frame',
      straight([-1.5 + inset, -6 + inset, w - inset, -6 + inset, w - inset, h - inset, -1.5 + inset, h - inset]),
      { stroke: 'ink', width: inset === 0.25 ? 0.08 : 0.05 },
    );
  const wide = Math.min(width * 0.55, Math.max(14, title.length * 0.75));
  pen.path('frame', straight([-0.5, -5.2, wide, -5.2, wide, -1.4, -0.5, -1.4]), {
    fill: 'halo',
    stroke: 'ink',
    width: 0.1,
  });
  const size = Math.max(0.9, Math.min(1.7, (wide - 1.5) / (title.length * 0.46)));
  pen.text('frame', (wide - 0.5) / 2, -3.2, fitted(title, (wide - 1) / (size * 0.42)), { size, anchor: 'middle' });
  pen.text(
    'frame',
    (wide - 0.5) / 2,
    -2,
    fitted(`area ${plan.level.area.letter} · ${survey.then.world.page.title}`, (wide - 1) / 0.36),
    { size: 0.85, italic: true, anchor: 'middle' },
  );
  legend(pen, furnished, wide + 1.2, width);
  compass(pen, width - 1.8, -3.4);
  little(pen, furnished, width - 8.6, -5.2);
  scale(pen, height + 1.6);
  const exits = plan.exits.map(({ letter, to }) => `${letter} ${onward(to)}`).join(' · ');
  pen.text('frame', width, height + 2, fitted(exits, (width * 0.62) / 0.3), {
    size: 0.78,
    italic: true,
    anchor: 'end',
  });
  pen.text(
    'frame',
    0,
    height + 3.5,
    'one square is 5 ft, or 1.5 m · six squares are a bead of the world map · what lies further south lies deeper',
    { size: 0.72, italic: true },
  );
}

/** TA-INK-10: what does not fit is cut with an ellipsis. */
function fitted(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, Math.floor(letters) - 1))}…`;
}

const SIGNS: { readonly [kind in DoorKind]?: string } = {
  door: 'door',
  'locked door': 'locked',
  portcullis: 'portcullis',
  'hide curtain': 'curtain',
  'broken door': 'broken door',
};

/** Exactly the signs that occur. */
function legend(pen: PlanPen, { plan, doors, holders, survey }: Furnished, left: number, right: number): void {
  const words = [
    ...new Set(doors.filter((it) => it.kind === 'doorway').flatMap((it) => SIGNS[it.door] ?? [])),
    ...(doors.some((it) => it.door === 'secret door') ? ['S secret door'] : []),
    ...(plan.falls.some((it) => it.kind === 'stairs') ? ['stairs, narrowing downward'] : []),
    ...(plan.falls.some((it) => it.kind === 'slope') ? ['slope, with its fall'] : []),
    ...(plan.shafts.length > 0 ? ['shaft, one letter at both ends'] : []),
  ];
  for (const [i, text] of lines(words, Math.max(10, (right - 9.5 - left) / 0.34)).entries())
    pen.text('frame', left, -4.7 + i * 0.95, text, { size: 0.8, italic: true });
  let x = left;
  for (const [i, id] of holders.entries()) {
    const group = survey.then.groups.get(id);
    const fill = WASHES[i];
    if (!group || !fill || x > right - 14) continue;
    pen.path('frame', straight([x, -3.3, x + 0.9, -3.3, x + 0.9, -2.5, x, -2.5]), {
      fill,
      fillOpacity: 0.35,
      stroke: 'ink',
      width: 0.06,
    });
    const text = `held by ${survey.naming.group(group)}`;
    pen.text('frame', x + 1.2, -2.6, text, { size: 0.8, italic: true });
    x += 2.2 + text.length * 0.34;
  }
}

/** Words in as many lines as they need, two at most. */
function lines(words: readonly string[], letters: number): string[] {
  const out: string[] = [''];
  for (const it of words) {
    const last = out.at(-1) as string;
    const longer = last === '' ? it : `${last} · ${it}`;
    if (longer.length <= letters || last === '') out[out.length - 1] = longer;
    else out.push(it);
  }
  return out.slice(0, 2);
}

function compass(pen: PlanPen, x: number, y: number): void {
  pen.circle('frame', x, y, 1, { stroke: 'ink', width: 0.05 });
  for (let i = 0; i < 8; i++) {
    const [far, side] = [i % 2 === 0 ? 1.25 : 0.7, 0.18];
    const { x: ux, y: uy } = clock(1.5 * i);
    pen.path('frame', straight([x + ux * far, y + uy * far, x - uy * side, y + ux * side, x, y]), {
      fill: 'ink',
      stroke: 'ink',
      width: 0.03,
    });
    pen.path('frame', straight([x + ux * far, y + uy * far, x + uy * side, y - ux * side, x, y]), {
      fill: 'paper',
      stroke: 'ink',
      width: 0.03,
    });
  }
  pen.text('frame', x, y - 1.4, 'N', { size: 0.9, anchor: 'middle' });
}

/** Where this is: the section in little, with the level lit. */
function little(pen: PlanPen, { plan, survey }: Furnished, x: number, y: number): void {
  const { page } = survey.then.world;
  const k = 5 / page.width;
  const [w, h] = [5, page.height * k];
  pen.path('frame', straight([x, y, x + w, y, x + w, y + h, x, y + h]), { fill: 'halo', stroke: 'ink', width: 0.06 });
  const surface = survey.then.ground?.surfaces[0]?.path ?? [];
  pen.path(
    'frame',
    straight(
      surface.map((it, i) => (i % 2 === 0 ? x : y) + it * k),
      false,
    ),
    { stroke: 'ink', width: 0.04 },
  );
  for (const { place, level } of survey.rooms) {
    const { left, top, right, bottom } = place.box;
    const fill = level === plan.level ? 'accent' : 'inkOld';
    pen.path(
      'frame',
      straight([
        x + left * k,
        y + top * k,
        x + right * k,
        y + top * k,
        x + right * k,
        y + bottom * k,
        x + left * k,
        y + bottom * k,
      ]),
      { fill, opacity: 0.8 },
    );
  }
}

function scale(pen: PlanPen, y: number): void {
  for (let i = 0; i < 10; i++)
    pen.path('frame', straight([i, y, i + 1, y, i + 1, y + 0.3, i, y + 0.3]), {
      ...(i % 2 === 0 ? { fill: 'ink' as const } : {}),
      stroke: 'ink',
      width: 0.05,
    });
  for (const i of [0, 2, 4, 6, 8, 10])
    pen.text('frame', i, y - 0.2, i === 10 ? '50 feet' : String(i * 5), { size: 0.65, anchor: 'middle' });
}
