import type { Picture } from '@understory/evil';
import { answer } from '../../table/acts.ts';
import './track-strip.css';

const LEVELS = ['I', 'II', 'III'] as const;

interface DecksProps {
  readonly picture: Picture;
  /** The level whose Search Deck may be drawn from now; 0 if none. */
  readonly searching: number;
}

/** What lies face down (DE-MAP-04): the Event Deck, the Search Decks and the stacks of tiles, each with what is left of it. */
export function Decks({ picture: { decks }, searching }: DecksProps) {
  return (
    <section className="decks" aria-label="Decks and stacks">
      <Pile name="Events" of="event" left={[decks.events]} />
      <Pile name="Search" of="search" left={decks.search} lit={searching} />
      <Pile name="Tiles" of="stack" left={decks.stacks} />
    </section>
  );
}

interface PileProps {
  readonly name: string;
  readonly of: 'event' | 'search' | 'stack';
  readonly left: readonly number[];
  readonly lit?: number;
}

function Pile({ name, of, left, lit = 0 }: PileProps) {
  return (
    <dl className={`pile ${of}`}>
      <dt>{name}</dt>
      {left.map((many, i) => {
        const level = left.length > 1 ? LEVELS[i] : undefined;
        const says = `${level ? `Level ${level}: ` : ''}${many} left`;
        const back = (
          <>
            {level && <small aria-hidden="true">{level}</small>}
            <span aria-hidden="true">{many}</span>
            <span className="unseen">{says}</span>
          </>
        );
        return (
          <dd key={level ?? name} className={many === 0 ? 'back empty' : 'back'} title={says}>
            {lit === i + 1 ? (
              <button type="button" className="plain-button lit" onClick={() => answer('search')}>
                <span className="unseen">Search: draw from </span>
                {back}
              </button>
            ) : (
              back
            )}
          </dd>
        );
      })}
    </dl>
  );
}
