import { drawMap, Kept, LAYER_NAMES, type LayerName } from '@understory/ink';
import type { Topic } from '@understory/table';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Drawn, sheetAt } from '../../parts/paper/sheet-at.ts';
import { FRESH_VIEW, usualLook } from '../../storage/table-view.ts';
import type { Called } from '../../words/called-in.ts';
import { CompareWindow, type SharedLens } from './compare-window.tsx';

const HIDDEN: readonly LayerName[] = ['legend', 'cartouche'];

interface CompareMapProps extends SharedLens {
  readonly world: Drawn;
  readonly called: Called;
  readonly name: string;
  readonly tick: number;
  /** Two drawings on one screen must not share the names of their parts. */
  readonly prefix: string;
}

/** One of two maps under one lens. */
export function CompareMap({ world, called, name, tick, prefix, ...shared }: CompareMapProps) {
  const { width, height } = world.page;
  const shown = useDeferredValue(tick);
  const [kept] = useState(() => new Kept());
  const drawing = useMemo(() => {
    const sheet = sheetAt(world, shown, name);
    const layers = LAYER_NAMES.filter((it) => !HIDDEN.includes(it) && (sheet.ground !== null || it === 'paper'));
    const how = {
      edition: world.edition,
      called: (what: Topic) => called(what, { tick: shown }),
      look: usualLook(),
      tick: shown,
      layers,
      faded: FRESH_VIEW.faded,
    };
    return { scene: drawMap(sheet, how, kept), prefix };
  }, [world, called, shown, name, prefix, kept]);
  const label = `Map of ${name} at that moment.`;
  return <CompareWindow drawing={drawing} width={width} height={height} what="map" label={label} {...shared} />;
}
