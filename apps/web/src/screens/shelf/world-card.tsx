import { lazy, Suspense, useCallback, useState } from 'react';
import { Renaming } from '../../parts/branches/renaming.tsx';
import { wholeName } from '../../storage/branch-names.ts';
import type { KeptWorld } from '../../storage/kept-world.ts';
import { duplicate, takeDown } from '../../table/world-acts.ts';
import { WorldTags } from './world-tags.tsx';
import './world-card.css';

const ExportKept = lazy(() => import('./export-kept.tsx').then((it) => ({ default: it.ExportKept })));

interface WorldCardProps {
  readonly world: KeptWorld;
  /** The tags that other worlds have. */
  readonly known: readonly string[];
  /** The world that it is a branch of stands on the shelf too. */
  readonly isBranch: boolean;
}

/** A world on the shelf: its picture, how far it has come, and what can be done with it. */
export function WorldCard({ world, known, isBranch }: WorldCardProps) {
  const [renaming, setRenaming] = useState(false);
  const [exporting, setExporting] = useState(false);
  const exported = useCallback(() => setExporting(false), []);
  return (
    <li className="world">
      <a href={`#/table/${world.id}`} className="picture" aria-label={`Open “${wholeName(world)}”`}>
        {world.thumbnail ? <img src={world.thumbnail} alt="" /> : <span className="blank" />}
      </a>
      <div className="caption">
        {renaming ? (
          <Renaming world={world} onDone={() => setRenaming(false)} />
        ) : (
          <h2>
            <a href={`#/table/${world.id}`}>{world.name}</a>
            {world.kin && <small className="own-name"> {world.kin.name}</small>}
          </h2>
        )}
        {world.told && (
          <p className="told" title={world.told.blurb}>
            <b>{world.told.title}.</b> {world.told.line}
          </p>
        )}
        <p>{world.where}</p>
        {isBranch && world.kin && <p className="branch-of">a branch, parted at {world.kin.at}</p>}
        <p className="when-played">
          {sizeOf(world)} · played {dayOf(world.played)}
        </p>
        <WorldTags world={world} known={known} />
        <div className="world-acts">
          <button type="button" className="plain-button" onClick={() => setRenaming(true)}>
            Rename
          </button>
          <button type="button" className="plain-button" onClick={() => void duplicate(world)}>
            Duplicate
          </button>
          {(world.game ?? 'host') === 'host' && (
            <a className="plain-button" href={`#/legends/${world.id}`}>
              Legends
            </a>
          )}
          <button type="button" className="plain-button" onClick={() => setExporting(true)}>
            Export
          </button>
          <button type="button" className="plain-button" onClick={() => void takeDown(world)}>
            Delete
          </button>
        </div>
      </div>
      {exporting && (
        <Suspense>
          <ExportKept world={world} onClose={exported} />
        </Suspense>
      )}
    </li>
  );
}

/** Before there were other games, only the measures of the page were kept. */
function sizeOf({ game, size }: KeptWorld): string {
  return game === undefined ? `${size} beads` : size;
}

function dayOf(time: number): string {
  const minutes = Math.round((Date.now() - time) / 60_000);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} minutes ago`;
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
}
