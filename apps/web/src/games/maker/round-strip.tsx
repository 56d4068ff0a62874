import { ITEMS, type RoundPicture, roundText, type SheetPicture } from '@understory/maker';

const ROUNDS = 20;
const HEROES = 5;

interface RoundStripProps {
  readonly sheet: SheetPicture;
  readonly phase: string;
  readonly round: number;
}

/** The twenty round boxes, each with what it was used for, and the five heroes. */
export function RoundStrip({ sheet: { rounds, heroes, visit }, phase, round }: RoundStripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it is moved by keys
    <section className="timeline round-strip" aria-label="Rounds and heroes" tabIndex={0}>
      <ol aria-label="Rounds">
        {Array.from({ length: ROUNDS }, (_, i) => {
          const box = rounds[i];
          const did = box && roundText(box);
          const isNow = phase === 'building' && round === i + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are known by their number
            <li key={i} className={did ? 'used' : undefined} aria-current={isNow ? 'step' : undefined} title={did}>
              <span aria-hidden="true">{box ? sign(box) : i + 1}</span>
              <span className="unseen">
                Round {i + 1}
                {did && `: ${did}`}
              </span>
            </li>
          );
        })}
      </ol>
      <ol aria-label="Heroes">
        {Array.from({ length: HEROES }, (_, i) => {
          const hero = heroes[i];
          const isNow = visit !== null && i === heroes.length;
          const says = hero ? `${hero.type}, ${hero.fate}` : isNow ? `${visit.type}, on the way` : `Hero ${i + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: heroes are known by their number
            <li key={i} className={hero?.fate} aria-current={isNow ? 'step' : undefined} title={says}>
              <span aria-hidden="true">{hero ? (hero.fate === 'dead' ? '✝' : '↗') : '♙'}</span>
              <span className="unseen">{says}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** An iron gate is `Ir`, a gem `◆`, a round that passed `–`. */
export function sign(round: RoundPicture): string {
  if (round.did === 'passed') return '–';
  if (round.did === 'collected') return round.what === 'gem' ? '◆' : '⚗';
  const item = ITEMS.find(({ key }) => key === round.what);
  return item?.initial || (item?.name ?? '').slice(0, 2);
}
