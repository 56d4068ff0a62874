import { type Element, el } from '../markup.ts';
import { say } from '../words.ts';
import type { Family } from './chart.ts';
import { figure, round, text } from './drawing.ts';

const WIDTH = 520;
const TALL = 46;

/** From left to right by when they came; each on a line of its own, so that no name lies on another (CH-LEG-09). */
export function drawnFamily(chart: Family, named: string): Element {
  const first = Math.min(...chart.nodes.map((it) => it.at));
  const last = Math.max(...chart.nodes.map((it) => it.at), first + 1);
  const places = new Map(
    chart.nodes.map((it, i) => [
      it.id,
      { x: round(70 + ((it.at - first) / (last - first)) * (WIDTH - 150)), y: 26 + i * TALL },
    ]),
  );
  const name = (id: string) => chart.nodes.find((it) => it.id === id)?.name ?? '';
  const lines = chart.edges.flatMap(({ from, to, word }) => {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) return [];
    const [down, up] = a.y < b.y ? [a, b] : [b, a];
    const middle = round((a.x + b.x) / 2);
    return [
      el('path', {
        class: `edge ${word === 'ended' ? 'ended' : 'kin'}`,
        d: `M${a.x} ${a.y}C${a.x} ${round((down.y + up.y) / 2)} ${b.x} ${round((down.y + up.y) / 2)} ${b.x} ${b.y}`,
        ...(word === 'ended' ? { 'marker-end': 'url(#arrow)' } : {}),
      }),
      text(
        middle + 6,
        (down.y + up.y) / 2,
        say(word === 'ended' ? 'family.ended' : word === 'of' ? 'family.of' : 'family.allied'),
        'word',
      ),
    ];
  });
  const nodes = chart.nodes.flatMap(({ id, name: called, note }) => {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 };
    const isLeft = x > WIDTH * 0.6;
    const at = isLeft ? x - 11 : x + 11;
    return [
      el('circle', { class: id === chart.own ? 'node own' : 'node', cx: x, cy: y, r: id === chart.own ? 8 : 6 }),
      text(at, y + 1, called, 'label name', isLeft ? 'end' : 'start'),
      text(at, y + 13, note, 'tick', isLeft ? 'end' : 'start'),
    ];
  });
  const arrow = el(
    'defs',
    {},
    el(
      'marker',
      { id: 'arrow', viewBox: '0 0 8 8', refX: 14, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' },
      el('path', { d: 'M0 0L8 4L0 8z' }),
    ),
  );
  return figure('family', named, { width: WIDTH, height: chart.nodes.length * TALL + 8 }, [arrow, ...lines, ...nodes], {
    heads: [say('chart.who'), say('chart.how'), say('chart.whom')],
    rows: chart.edges.map(({ from, to, word }) => [
      name(from),
      say(word === 'ended' ? 'family.ended' : word === 'of' ? 'family.of' : 'family.allied'),
      name(to),
    ]),
  });
}
