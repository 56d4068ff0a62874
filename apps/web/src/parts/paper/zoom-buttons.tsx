import type { RefObject } from 'react';
import { Icon } from '../../desk/icon.tsx';
import type { MapLens } from './lens.ts';

/** Nearer, farther, and all of it; `all` is what that is called. */
export function ZoomButtons({ lens, all }: { lens: RefObject<MapLens | null>; all: string }) {
  return (
    <>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => lens.current?.zoomBy(1.5)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => lens.current?.zoomBy(1 / 1.5)}>
        −
      </button>
      <button type="button" aria-label={all} title={`${all} (0)`} onClick={() => lens.current?.fit()}>
        <Icon d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
      </button>
    </>
  );
}
