import { useMemo } from 'react';
import { ownName } from '../../storage/branch-names.ts';
import { pageGame } from '../../table/page-game.ts';
import { calledIn } from '../../words/called-in.ts';
import { differences } from './differences.ts';
import type { Side } from './open-side.ts';
import { tickAt } from './parting.ts';

/** What is only in the one or in the other at a moment. */
export function DifferencesList({ sides, step }: { sides: readonly [Side, Side]; step: number }) {
  const [here, there] = sides;
  const found = useMemo(() => differencesAt(here, there, step), [here, there, step]);
  if (!found) return null;
  const { groups, places, changed } = found;
  return (
    <div className="differences">
      <Only name={ownName(here.world)} groups={groups.onlyHere} places={places.onlyHere} />
      <Only name={ownName(there.world)} groups={groups.onlyThere} places={places.onlyThere} />
      <section aria-label="In both, but changed">
        <h2>In both, but changed</h2>
        {changed.length === 0 && <p>No group has other beads.</p>}
        <ul>
          {changed.map((it) => (
            <li key={it.name}>
              {it.name}: {it.here} <span aria-hidden="true">→</span>
              <span className="unseen"> against </span> {it.there}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function differencesAt(here: Side, there: Side, step: number) {
  const [ours, theirs] = [pageGame(here.game), pageGame(there.game)];
  const [ourView, theirView] = [here.kit.view, there.kit.view];
  if (!ours || !theirs || !ourView || !theirView) return null;
  const then = (game: typeof ours, view: typeof ourView) => ({
    view,
    world: game.world,
    called: calledIn(game),
    tick: tickAt(game.world.journal.entries, step),
  });
  return differences(then(ours, ourView), then(theirs, theirView));
}

interface OnlyProps {
  readonly name: string;
  readonly groups: readonly string[];
  readonly places: readonly string[];
}

function Only({ name, groups, places }: OnlyProps) {
  return (
    <section aria-label={`Only in ${name}`}>
      <h2>Only in “{name}”</h2>
      {groups.length + places.length === 0 && <p>Nothing.</p>}
      <ul>
        {groups.map((it) => (
          <li key={it}>
            <b>{it}</b>
          </li>
        ))}
        {places.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
    </section>
  );
}
