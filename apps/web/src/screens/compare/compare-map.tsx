import { drawMap, LAYER_NAMES, type LayerName, svgParts } from '@understory/ink';
import { useDeferredValue, useMemo } from 'react';
import { type Drawn, sheetAt } from '../../parts/paper/sheet-at.ts';
import { FRESH_VIEW, usualLook } from '../../storage/table-view.ts';
import { CompareWindow, type SharedLens } from './compare-window.tsx';

const HIDDEN: readonly LayerName[] = ['legend', 'cartouche'];

interface CompareMapProps extends SharedLens {
  readonly world: Drawn;
  readonly name: string;
  readonly tick: number;
  /** Two drawings on one screen must not share the names of their parts. */
  readonly prefix: string;
}

/** One of two maps under one lens. */
export function CompareMap({ world, name, tick, prefix, ...shared }: CompareMapProps) {
  const { width, height } = world.page;
  const shown = useDeferredValue(tick);
  const drawing = useMemo(() => {
    const sheet = sheetAt(world, shown, name);
    const layers = LAYER_NAMES.filter((it) => !HIDDEN.includes(it) && (sheet.ground !== null || it === 'paper'));
    return svgParts(
      drawMap(sheet, { edition: world.edition, look: usualLook(), tick: shown, layers, faded: FRESH_VIEW.faded }),
      { prefix },
    );
  }, [world, shown, name, prefix]);
  const label = `Map of ${name} at that moment.`;
  return <CompareWindow drawing={drawing} width={width} height={height} what="map" label={label} {...shared} />;
}
