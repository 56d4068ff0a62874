import { ITEMS, type SheetPicture } from '@understory/maker';

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
          const did = rounds[i];
          const isNow = phase === 'building' && round === i + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are known by their number
            <li key={i} className={did ? 'used' : undefined} aria-current={isNow ? 'step' : undefined} title={did}>
              <span aria-hidden="true">{did ? sign(did) : i + 1}</span>
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

/** `built iron gate 3,2` → `Ir`; `collected gem 1,2` → `◆`; a round that passed `–`. */
export function sign(did: string): string {
  if (did === 'passed') return '–';
  if (did.startsWith('collected')) return did.includes('gem') ? '◆' : '⚗';
  const item = ITEMS.find(({ key }) => did.startsWith(`built ${key} `));
  return item?.initial || (item?.name ?? did).slice(0, 2);
}
