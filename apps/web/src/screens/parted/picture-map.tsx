import { Kept, PX } from '@understory/ink';
import { spelled } from '@understory/table';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { drawPage } from '../../parts/paper/draw-page.ts';
import { layInk } from '../../parts/paper/lay-ink.ts';
import { mapLens } from '../../parts/paper/lens.ts';
import type { Picture } from '../../table/parted.ts';
import { useTable } from '../../table/table-store.ts';
import '../../parts/paper/paper.css';

interface PictureMapProps {
  readonly picture: Picture;
  readonly name: string;
  readonly tick: number;
}

/** A map that is only looked at: it is moved and zoomed, and answers nothing. */
export function PictureMap({ picture, name, tick }: PictureMapProps) {
  const { look, hidden, faded } = useTable((table) => table.view);
  const pen = useTable((table) => table.pen);
  const window_ = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const ink = useRef<HTMLDivElement>(null);
  const { page } = picture;
  useEffect(() => {
    if (!window_.current || !paper.current) return;
    const lens = mapLens(window_.current, paper.current, { page, onRest: () => {}, onMove: () => {} });
    lens.set(null);
    return () => lens.stop();
  }, [page]);
  const [kept] = useState(() => new Kept());
  const drawing = useMemo(
    () => drawPage(picture, { called: spelled, tick, title: name, look, hidden, faded, pen }, kept),
    [picture, tick, name, look, hidden, faded, pen, kept],
  );
  useEffect(() => {
    if (ink.current) layInk(ink.current, drawing);
  }, [drawing]);
  return (
    <div className="map" style={{ '--page-ratio': page.width / page.height } as CSSProperties}>
      <div ref={window_} className="map-window" role="img" aria-label={`Map of ${name} as it stood`}>
        <div ref={paper} className="map-paper" style={{ width: page.width * PX, height: page.height * PX }}>
          <div ref={ink} className="map-ink" aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}
