import type { Shape } from '@understory/page';
import type { Rule, Table } from '@understory/table';
import { table } from '@understory/table';
import { choose, rollOn } from '../../asks.ts';
import { type Called, ELEMENTS, type Element, type Substance } from '../../called.ts';
import { label, sign } from '../../draw.ts';
import { drawIn } from '../plot.ts';
import type { NexusPlot } from './plot.ts';

/** PT-NEX-T1.12. */
const substances: Table<Substance> = table('PT-NEX-T1', '1d4', { '1': 'ice', '2': 'blood', '3': 'salt', '4': 'evil' });
/** PT-NEX-T1.17. */
const elements: Table<Element> = table(
  'PT-NEX-T1',
  '1d12',
  Object.fromEntries(ELEMENTS.map((it, i) => [String(i + 1), it])),
);

/** PT-NEX-T1.10, .13, .14: a label on the rock, and how it is drawn. */
export function* area(plot: NexusPlot): Rule {
  drawArea(plot, { kind: 'nexus', of: plot.nexus });
}

/** PT-NEX-T1.11: all of it is one mystical site. */
export function* magicNexus(plot: NexusPlot): Rule {
  drawArea(plot, { kind: 'nexus', of: plot.nexus }, true);
}

/** PT-NEX-T1.12. */
export function* phaseShift(plot: NexusPlot): Rule {
  const { value } = yield* rollOn({ ...substances, clause: plot.clause }, { kind: 'what fills it' }, plot.feature);
  drawArea(plot, { kind: 'area of', stuff: value }, false, value);
}

/** PT-NEX-T1.17: rolled for or chosen. */
export function* elementalNexus(plot: NexusPlot): Rule {
  const how = yield* choose(plot.clause, {
    by: 'maker',
    topic: { kind: 'which element' },
    options: [{ key: 'roll' }, ...ELEMENTS.map((key) => ({ key }))],
    usual: 'roll',
    about: plot.feature,
  });
  const element =
    how === 'roll'
      ? (yield* rollOn({ ...elements, clause: plot.clause }, { kind: 'the element' }, plot.feature)).value
      : how;
  drawArea(plot, { kind: 'area of', stuff: element }, false, element);
}

/** PT-NEX-02: the shape of the form or of the cave, in parts. */
function drawArea(plot: NexusPlot, what: Called, isMystical = false, variant?: string): void {
  const { world, clause, nexus, area: shapes, at } = plot;
  const pieces = shapes.map((shape: Shape) =>
    drawIn(plot, clause, { kind: 'nexus', shape, what, nexus, ...(variant === undefined ? {} : { variant }) }),
  );
  const [first] = pieces;
  if (!first) return;
  if (isMystical) sign(world, clause, first, 'mystical', { kind: 'mystical sign' });
  label(world, clause, first.id, what, at);
}
