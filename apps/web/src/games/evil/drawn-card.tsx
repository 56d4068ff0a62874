import type { DrawnCard } from '@understory/evil';
import './drawn-card.css';

const LEVELS = ['I', 'II', 'III'] as const;
const KINDS = { instant: 'Instant', 'one use': 'Item, one use', lasting: 'Item, lasting' } as const;

/** The card that was drawn last, face up: an Event card with its three sections, the acting one marked, or a Search card. */
export function LastDrawn({ card }: { card: DrawnCard }) {
  return (
    <section className={`playing-card ${card.deck}`} aria-label="The card drawn last">
      <p className="card-deck">
        {card.deck === 'event' ? 'Event' : `Search, Level ${LEVELS[card.level - 1]}`} · round {card.round}
      </p>
      <h2>{card.name}</h2>
      {card.deck === 'event' ? <Sections card={card} /> : <Found card={card} />}
    </section>
  );
}

function Sections({ card: { sections, level, unless, idle } }: { card: Extract<DrawnCard, { deck: 'event' }> }) {
  return (
    <>
      {unless && <p className="unless">{unless}</p>}
      <ol className={idle ? 'sections idle' : 'sections'}>
        {sections.map((text, i) => (
          <li key={LEVELS[i]} aria-current={i + 1 === level ? 'true' : undefined}>
            <b>{LEVELS[i]}</b>
            <span>
              {text}
              {i + 1 === level && idle && ': no effect any more'}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Found({ card: { kind, effect } }: { card: Extract<DrawnCard, { deck: 'search' }> }) {
  return (
    <>
      <p className="unless">{KINDS[kind]}</p>
      <p className="effect">{effect}.</p>
    </>
  );
}
