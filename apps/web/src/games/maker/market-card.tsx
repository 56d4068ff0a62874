import { tileInk } from '@understory/ink/boards';
import {
  ITEMS,
  type Item,
  MARKET,
  offered,
  type Refusal,
  refusalText,
  type Sheet,
  sidesOf,
  tileFor,
  type World,
  whyNotBuild,
} from '@understory/maker';
import { Die } from '../../parts/dice/die.tsx';
import { ClauseLink } from '../../parts/rulebook/clause-link.tsx';
import { useTable } from '../../table/table-store.ts';
import { pointAt } from '../../table/view-acts.ts';
import { Ink } from './ink.tsx';

interface MarketCardProps {
  readonly world: World;
  readonly sheet: Sheet;
  readonly dice: readonly number[] | null;
  readonly phase: string;
}

/** The two dice, what each value of theirs offers, and what of it can't be built and why (DM-MKT-T1). */
export function MarketCard({ world, sheet, dice, phase }: MarketCardProps) {
  const [a, b] = dice ?? [];
  if (phase !== 'building') return null;
  return (
    <section className="card maker-card market" aria-label="Market">
      <h2>Market</h2>
      {a === undefined || b === undefined ? <Chart /> : <Offer world={world} sheet={sheet} a={a} b={b} />}
    </section>
  );
}

/** Before the dice are thrown: what each value would offer. */
function Chart() {
  return (
    <ol className="market-chart">
      {Object.entries(MARKET).map(([value, kinds]) => (
        <li key={value}>
          <b>{value}</b> {kinds.length > 1 ? 'any' : kinds[0]}
        </li>
      ))}
    </ol>
  );
}

interface OfferProps {
  readonly world: World;
  readonly sheet: Sheet;
  readonly a: number;
  readonly b: number;
}

function Offer({ world, sheet, a, b }: OfferProps) {
  const kinds = offered([a, b]);
  return (
    <>
      <p className="market-dice" role="img" aria-label={`The dice show ${a} and ${b}: ${a + b}`}>
        <Die sides={6} face={a} tumbling={false} nth={0} />
        <Die sides={6} face={b} tumbling={false} nth={1} />
        <span>= {a + b}</span>
      </p>
      {[...kinds].map(([kind, value]) => (
        <div key={kind} className="market-kind">
          <h3>
            {value}: {kind}
          </h3>
          <ul>
            {ITEMS.filter((it) => it.kind === kind).map((item) => (
              <Ware key={item.key} item={item} why={whyNotBuild(world, sheet, { item: item.key })} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Ware({ item, why }: { item: Item; why: Refusal | null }) {
  const pointed = useTable((table) => table.pointedAt === item.key);
  const [lie = 0] = item.lies;
  return (
    <li
      className={['ware', why && 'refused', pointed && 'pointed'].filter(Boolean).join(' ')}
      onPointerEnter={() => pointAt(item.key)}
      onPointerLeave={() => pointAt(null)}
    >
      <svg viewBox="0 0 3 3" aria-hidden="true">
        <Ink ink={tileInk(tileFor(item.key, item.kind, 1, 1, item.kind === 'trap' ? 'EW' : sidesOf(lie)))} />
      </svg>
      <span>
        <b>{item.name}</b> <i>{item.price} coin</i>
        {item.check > 0 && (
          <>
            <br />
            {item.stat === 'str' ? 'Str' : 'Int'} {item.check}
            {item.damage > 0 && `, damage ${item.damage}`}
          </>
        )}
        {why && (
          <em>
            {refusalText(why)} <ClauseLink clause={why.clause} />
          </em>
        )}
      </span>
    </li>
  );
}
