import { capital } from '@understory/table';
import type { Book } from '../book.ts';
import { codeOf } from '../hexes/hex.ts';
import { chronicleOf } from '../key/chronicle.ts';
import { whenOf } from '../key/when.ts';
import { CHAPTERS, type Chapter } from './contents.ts';
import { factionBlocks, standingsTable } from './faction-pages.ts';
import { type Flow, SMALL, tableOf } from './flow.ts';
import { type Run, runsOf } from './lines.ts';
import { landOn } from './plan-pages.ts';

export function inBrief(book: Book, flow: Flow): void {
  const { survey } = book;
  flow.newPage();
  flow.put(flow.heading(CHAPTERS.brief, { id: 'brief', depth: 0, size: 22 }));
  for (const it of book.missing) flow.all(flow.words([{ text: it, face: 'italic' }]));
  for (const { age, text } of chronicleOf(survey).ages)
    flow.all(flow.row(age, [{ text, face: 'sans' }], { labels: 110 }));
  const { outcome } = survey.then.world;
  const end = outcome && typeof outcome === 'object' && 'text' in outcome ? String(outcome.text) : null;
  if (end) flow.all(flow.row('Outcome', [{ text: end, face: 'sans' }], { labels: 110 }));
  flow.space(10);
  if (book.hooks.length === 0) return;
  flow.put(flow.heading('Hooks'));
  for (const [i, it] of book.hooks.entries()) {
    flow.all(
      flow.words([...runsOf(it.text), { text: ' ', face: 'sans' }, ...runsOf(it.against, 'italic')], {
        indent: 16,
        before: `${i + 1}`,
      }),
    );
    flow.space(3);
  }
}

/** TA-BOO-02, TA-HEX-13: the land, turned where it is wider than high, and its sites. */
export async function land(book: Book, flow: Flow): Promise<void> {
  const { paper } = flow;
  for (const [i, map] of book.lands.entries()) {
    const page = flow.newPage(true);
    await landOn(flow, page, map, 'plain');
    if (i === 0) paper.target('land', page, paper.size[0]);
    paper.bookmark(map.title, page, paper.size[0], 0);
    flow.newPage();
    flow.put(flow.heading('What stands on the land'));
    flow.all(
      tableOf(
        flow,
        ['hex', 'sign', 'name', 'below'],
        map.signs.map((it) => [
          [{ text: codeOf(it.hex), face: 'bold' }],
          [{ text: `${it.ruined && it.kind !== 'ruined gate' ? 'ruined ' : ''}${it.kind}`, face: 'sans' }],
          [
            {
              text: it.sort === 'mouth' && it.name === it.kind ? '' : it.name,
              face: 'sans',
              ...(it.area ? { to: it.area } : {}),
            },
          ],
          it.below ? runsOf(it.below) : [{ text: '', face: 'sans' }],
        ]),
        [1, 2.4, 4.2, 5],
      ),
    );
  }
}

/** TA-BOO-02: two a page, and the standings after the last. */
export function factions(book: Book, flow: Flow): void {
  if (book.factions.length === 0) return;
  flow.newPage();
  flow.put(flow.heading(CHAPTERS.factions, { id: 'factions', depth: 0, size: 22 }));
  for (const it of book.factions) {
    const blocks = factionBlocks(book, it, flow);
    const whole = blocks.reduce((sum, block) => sum + block.height, 0);
    if (whole > flow.room && whole < 500) flow.newPage();
    flow.all(blocks);
    flow.space(12);
  }
  flow.all(standingsTable(book, flow));
}

const plain = (text: string | number): Run[] => [{ text: String(text), face: 'sans' }];

/** TA-BOO-02: treasures, rumours, encounters, what lies where, the chronicle. */
export function lastChapters(book: Book, flow: Flow): void {
  const { survey, gazetteer } = book;
  const chapter = (id: Chapter) => {
    flow.newPage();
    flow.put(flow.heading(CHAPTERS[id], { id, depth: 0, size: 22 }));
  };
  chapter('treasures');
  if (gazetteer.treasures.length === 0)
    flow.all(flow.words([{ text: 'There are no great treasures in this world.', face: 'italic' }]));
  for (const it of gazetteer.treasures) {
    flow.all(
      flow.row(
        '❖',
        [
          { text: it.name, face: 'bold' },
          ...plain(it.room ? ' in ' : ''),
          ...(it.room ? [{ text: it.room.key, face: 'bold' as const, to: it.room.place.id }] : []),
          ...plain(
            `${it.holder ? `, with ${survey.naming.group(it.holder)}` : ', with nobody'}${it.maker ? `; made by ${survey.naming.group(it.maker)}` : ''}; hands between: ${it.hands}.`,
          ),
        ],
        { labels: 14 },
      ),
    );
    flow.all(
      flow.row(
        '',
        plain(
          it.life
            .map(
              (step) =>
                `${whenOf(survey, step.since)}: ${step.owner ? survey.naming.group(step.owner) : 'lying loose'}`,
            )
            .join(' · '),
        ),
        { labels: 14, size: SMALL },
      ),
    );
    flow.space(4);
  }
  chapter('rumours');
  for (const [i, it] of book.rumours.filter((r) => r.area === null).entries()) {
    flow.all(flow.words(runsOf(it.text), { indent: 18, before: String(i + 1) }));
    flow.all(
      flow.row('Keeper', plain(`${it.truth}${it.wrong ? `: ${it.wrong}` : ''} Told by ${it.teller}.`), {
        hidden: true,
        size: SMALL,
      }),
    );
  }
  chapter('encounters');
  for (const it of book.encounters.filter((e) => e.floor !== null)) {
    flow.put(flow.heading(`${capital(it.title)} (d${it.lines.length})`, { size: 13 }));
    for (const [i, line] of it.lines.entries())
      flow.all(flow.words(runsOf(line), { indent: 16, before: String(i + 1) }));
    flow.space(6);
  }
  chapter('places');
  flow.all(
    tableOf(
      flow,
      ['key', 'name', 'floor', 'holder', '●', '○', '❖', '★'],
      gazetteer.places.map(({ room, name, population, shares, epics, edges }) => [
        [{ text: room.key, face: 'bold', to: room.place.id }],
        ...[name, room.floor, room.holder?.name ?? '', population, shares, epics.join(', '), edges].map(plain),
      ]),
      [1.1, 5.5, 1.1, 3.4, 0.7, 0.7, 3.4, 0.7],
    ),
  );
  if (gazetteer.ways.length > 0) {
    flow.space(8);
    flow.put(flow.heading('Ways between areas', { size: 13 }));
    flow.all(
      tableOf(
        flow,
        ['from', 'to', 'by', 'squares', 'watched by'],
        gazetteer.ways.map((it) => [
          [{ text: it.rooms[0].key, face: 'bold', to: it.rooms[0].place.id }],
          [{ text: it.rooms[1].key, face: 'bold', to: it.rooms[1].place.id }],
          ...[it.by, it.squares, it.watched ? survey.naming.group(it.watched) : 'nobody'].map(plain),
        ]),
        [1.4, 1.4, 4.5, 1.4, 3.5],
      ),
    );
  }
  chapter('chronicle');
  for (const it of chronicleOf(survey).lines) flow.all(flow.row(`turn ${it.turn}`, plain(it.text), { labels: 46 }));
}
