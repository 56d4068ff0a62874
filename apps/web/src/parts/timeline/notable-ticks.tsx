import { type Entry, type Notable, notableOf, type Sorts } from '@understory/table';
import { memo } from 'react';
import { lookBack } from '../../table/view-acts.ts';
import { NOTABLES, notableFrom } from '../../words/notable.ts';
import './notable-ticks.css';

interface Told {
  readonly sorts: Sorts;
  readonly entries: readonly Entry[];
}

type NotableTicksProps = Told & { readonly count: number };

/** The turning points of the story on the bar of ages. `count` is there so that they are drawn again only when there are more. */
export const NotableTicks = memo(
  function NotableTicks({ sorts, entries }: NotableTicksProps) {
    const found = entries.flatMap((entry) => {
      const sort = notableOf(sorts, entry);
      return sort && IN_SIGHT.includes(sort) ? [{ tick: entry.tick, sort }] : [];
    });
    return found.map(({ tick, sort }) => (
      <i key={tick} className={`notable ${sort}`} style={{ left: `${(tick / Math.max(1, entries.length)) * 100}%` }}>
        {NOTABLES[sort].sign}
      </i>
    ));
  },
  (a, b) => a.entries === b.entries && a.count === b.count,
);

/** Ages are the bar itself; who comes and what is built would hide the rest. */
const IN_SIGHT: readonly Notable[] = ['death', 'villain', 'disaster'];

/** To the turning point before or after the moment that is looked at. */
export function NotableButtons({ sorts, entries, tick }: Told & { readonly tick: number }) {
  return (
    <>
      <ToNotable way={-1} to={notableFrom(sorts, entries, tick, -1)} />
      <ToNotable way={1} to={notableFrom(sorts, entries, tick, 1)} />
    </>
  );
}

function ToNotable({ way, to }: { way: 1 | -1; to: Entry | null }) {
  const [name, key, d] =
    way < 0
      ? ['Previous turning point', ',', 'M15 4L7 10l8 6zM4 4h2v12H4z']
      : ['Next turning point', '.', 'M5 4l8 6-8 6zM14 4h2v12h-2z'];
  return (
    <button
      type="button"
      className="play"
      data-key={key}
      aria-keyshortcuts={key}
      aria-label={name}
      title={`${name} (${key})`}
      disabled={to === null}
      onClick={() => to && lookBack(to.tick)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={d} fill="currentColor" />
      </svg>
    </button>
  );
}
