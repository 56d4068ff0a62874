import type { Book } from '../book.ts';
import { strengthSaid } from '../factions/faction.ts';
import type { Faction } from '../factions/page.ts';
import type { Fact } from '../key/fact.ts';
import { type Block, type Flow, tableOf } from './flow.ts';
import { type Run, runsOf } from './lines.ts';

const plain = (text: string): Run[] => [{ text, face: 'sans' }];
/** TA-FAC-07: the table has at most so many; the rest is in a list. */
const MOST = 12;

/** TA-FAC-02. */
export function factionBlocks(book: Book, it: Faction, flow: Flow): Block[] {
  const { survey } = book;
  const row = (label: string, runs: readonly Run[], hidden = false) =>
    runs.length === 0 || runs.every((run) => run.text === '') ? [] : flow.row(label, runs, { labels: 62, hidden });
  const facts = (of: readonly Fact[]) => of.flatMap((fact, i) => [...(i > 0 ? plain(' ') : []), ...runsOf(fact.text)]);
  const links = it.rooms.flatMap((room, i): Run[] => [
    ...(i > 0 ? plain(', ') : []),
    { text: room.key, face: 'bold', to: room.place.id },
  ]);
  return [
    flow.heading(it.group.name, { id: it.group.id, depth: 1, size: 15 }),
    ...row('', [{ text: it.dead ? 'gone' : it.villain ? 'the villain' : it.tags.join(', '), face: 'italic' }]),
    ...row('Where', links),
    ...(it.dead ? [] : row('How many', plain(strengthSaid(survey, it)))),
    ...row(
      'How rich',
      plain(
        [`${it.shares} ${it.shares === 1 ? 'share' : 'shares'}`, ...it.epics.map((name) => `${name} ❖`)].join(', '),
      ),
    ),
    ...(it.edges > 0 ? row('Edge', plain('★'.repeat(Math.min(it.edges, 12)))) : []),
    ...(it.since ? row('Since', facts([it.since])) : []),
    ...(it.dead ? [] : row('Bearing', plain(it.bearing))),
    ...row('Did', facts(it.deeds)),
    ...row('Plan', it.plan ? facts(it.plan) : [], true),
    ...row('Wants', facts(it.wants), true),
    ...row('Fears', facts(it.fears), true),
    ...row('Pays', it.pays ? facts([it.pays]) : [], true),
  ];
}

/** TA-FAC-07: how all stand to each other. */
export function standingsTable({ factions, survey }: Book, flow: Flow): Block[] {
  const living = factions.filter((it) => !it.dead);
  if (living.length < 2) return [];
  const shown = living.slice(0, MOST);
  const rest = living
    .slice(MOST)
    .flatMap((it) =>
      it.standings
        .filter((s) => s.how !== 'unmet')
        .map((s) => `${it.group.name}: ${s.how}, ${survey.naming.group(s.to)}`),
    );
  return [
    flow.heading('How they stand', { size: 15 }),
    ...tableOf(
      flow,
      ['', ...shown.map((it) => it.group.name)],
      shown.map((it) => [
        [{ text: it.group.name, face: 'bold' as const }],
        ...shown.map((other) =>
          plain(other === it ? '–' : (it.standings.find((s) => s.to === other.group)?.how ?? '')),
        ),
      ]),
      [1.4, ...shown.map(() => 1)],
    ),
    ...rest.flatMap((it) => flow.words(plain(it))),
  ];
}
