import { centreOf, groundAt, livedAt } from '@understory/page';
import { capital } from '@understory/table';
import { useLayoutEffect, useState } from 'react';
import { Beaded } from '../../desk/beaded.tsx';
import { Beads } from '../../desk/beads.tsx';
import { Slip } from '../../desk/slip.tsx';
import { usePageGame, useView } from '../../table/page-game.ts';
import { type LookedAt, lastTick, useTable } from '../../table/table-store.ts';
import { lookAt, lookBack } from '../../table/view-acts.ts';
import { calledIn } from '../../words/called-in.ts';
import { lineOf } from '../../words/line-of.ts';
import { chapterWords } from '../../words/time.ts';
import { beadsIn } from '../paper/dwellers.ts';
import { saysTheSame } from '../paper/says-the-same.ts';
import { useNamed } from '../pen/named.ts';
import { takePen } from '../pen/take-pen.ts';
import { ClauseLink } from '../rulebook/clause-link.tsx';
import { type CardPlace, cardPlace } from './card-place.ts';
import { LifeLines } from './life-lines.tsx';
import './looked-at-card.css';

interface LookedAtCardProps {
  readonly lookedAt: LookedAt;
  /** Where it is in the map's window. */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly window: HTMLElement | null;
}

/** What is it, since when, who made it, under which rule. */
export function LookedAtCard({ lookedAt, at, window }: LookedAtCardProps) {
  const about = lookedAt.what === 'piece' ? lookedAt.id : lookedAt.number;
  return (
    <Slip
      // Whatever is looked at next takes the focus anew.
      key={`${about} ${lookedAt.x} ${lookedAt.y}`}
      role="dialog"
      label="What this is"
      className="looked-at"
      style={usePlace(at, window)}
      onClose={() => lookAt(null)}
    >
      {lookedAt.what === 'piece' ? <AboutPiece id={lookedAt.id} /> : <AboutLevel number={lookedAt.number} />}
    </Slip>
  );
}

function AboutPiece({ id }: { id: string }) {
  const game = usePageGame();
  const { world } = game;
  const named = useNamed();
  const table = useTable(({ id: world }) => world);
  const tick = useTable((it) => it.view.moment) ?? lastTick(game);
  const sees = useView();
  const then = sees.at(world, tick);
  const { groups } = then;
  const piece = world.page.pieces.find((it) => it.id === id);
  if (!piece) return null;
  const born = world.journal.entries[piece.since];
  const owner = piece.owner && named(piece.owner, groups.find((it) => it.id === piece.owner)?.name ?? piece.owner);
  const label = world.page.labels.find(
    (it) => (it.about === piece.id || it.about === piece.feature) && livedAt(it, tick),
  );
  const ties = piece.owner === null ? undefined : sees.ties?.(then, piece.owner);
  const { x, y } = centreOf(piece.shape);
  const given = named(piece.id, '');
  const called = calledIn(game);
  const title = called(piece.what, { tick });
  return (
    <>
      <h2>{capital(given || title)}</h2>
      <p className="where">
        {given && `${title} · `}
        {label && !saysTheSame(called, called(label.what), piece.what)
          ? `${named(label.about, called(label.what))} · `
          : ''}
        {sees.levelOf(world, piece).said}
        {piece.area > 0 ? ` · ${sizeInWords(piece.area)}` : ''}
      </p>
      <Beads counts={beadsIn(world, piece.id, tick)} />
      {born && lineOf(game, born).voice !== 'silent' && (
        <p>
          <Beaded text={lineOf(game, born).text} />
        </p>
      )}
      <dl>
        <dt>Made by</dt>
        <dd>{owner ?? (piece.age === world.ages[0]?.name ? 'nature' : 'nobody known')}</dd>
        <Tied to={ties?.allies} as="Allied with" />
        <Tied to={ties?.walledOff} as="Walled off from" />
        <dt>Since</dt>
        <dd>
          {game.rulebook.time.age(piece.age)}
          {born?.chapter ? `, ${chapterWords(game, born.chapter)}` : ''}
        </dd>
        <dt>Rule</dt>
        <dd>
          <ClauseLink clause={piece.clause} />
        </dd>
      </dl>
      {piece.since < lastTick(game) && (
        <button
          type="button"
          className="button on-paper"
          onClick={() => {
            lookBack(piece.since);
            lookAt({ what: 'piece', id, x, y });
          }}
        >
          See the moment it came to be
        </button>
      )}
      <button type="button" className="button on-paper" onClick={() => takePen('move', { what: 'piece', id })}>
        Rename or redraw it
      </button>
      <a className="button on-paper" href={`#/book/${table}/${id}`}>
        Open the book there
      </a>
      <LifeLines piece={id} />
    </>
  );
}

/** Whom its owner is bound to, or parted from. */
function Tied({ to = [], as }: { to: readonly string[] | undefined; as: string }) {
  if (to.length === 0) return null;
  return (
    <>
      <dt>{as}</dt>
      <dd>{to.join(', ')}</dd>
    </>
  );
}

function AboutLevel({ number }: { number: number }) {
  const game = usePageGame();
  const { world } = game;
  const called = calledIn(game);
  const named = useNamed();
  const sees = useView();
  const tick = useTable((table) => table.view.moment) ?? world.journal.entries.length;
  const level = sees.levels(world).find((it) => it.number === number);
  if (!level || !groundAt(world.page, tick)) return null;
  const { title, bed, clause } = level;
  const there = new Set(
    world.page.pieces.flatMap((it) =>
      livedAt(it, tick) && sees.levelOf(world, it).number === number ? (it.feature ?? []) : [],
    ),
  );
  const held = world.page.features
    .filter((it) => there.has(it.id))
    .map((it) => named(it.id, called((world.page.labels.find(({ about }) => about === it.id) ?? it).what, { tick })));
  return (
    <>
      <h2>{title}</h2>
      {bed && (
        <p className="where">
          about {Math.round(bed.area)} square beads of rock{bed.touchesSurface ? ', up to the surface' : ''}
        </p>
      )}
      <p>{held.length > 0 ? `It holds: ${held.join('; ')}.` : 'Nothing is known to be in it.'}</p>
      <dl>
        <dt>Rule</dt>
        <dd>
          <ClauseLink clause={clause} />
        </dd>
      </dl>
    </>
  );
}

/** What is asked about, as it glows on the map: what the question names, and what may be chosen. */
const ASKED = '.overlay .glow.about, .overlay [data-option]';

/** Where the card lies; undefined until it can be measured. */
function usePlace(at: LookedAtCardProps['at'], window: HTMLElement | null): CardPlace | undefined {
  const [place, setPlace] = useState<CardPlace>();
  const { x, y } = at ?? { x: null, y: null };
  useLayoutEffect(() => {
    if (x === null || !window) return;
    const lay = () => {
      const asked = [...window.querySelectorAll(ASKED)].map((it) => it.getBoundingClientRect());
      const answers = document.querySelector('#ask')?.getBoundingClientRect() ?? new DOMRect(0, innerHeight);
      setPlace(cardPlace({ at: { x, y }, window: window.getBoundingClientRect(), asked, answers, screen: innerWidth }));
    };
    lay();
    const watch = new ResizeObserver(lay);
    watch.observe(window);
    return () => watch.disconnect();
  }, [x, y, window]);
  return place;
}

/** "about 2.5 beads in size", as far as a tenth. */
function sizeInWords(area: number): string {
  const beads = Math.round(area * 10) / 10;
  return `about ${beads} ${beads === 1 ? 'bead' : 'beads'} in size`;
}
