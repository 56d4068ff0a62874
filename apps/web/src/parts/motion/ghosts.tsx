import { BEAD_RADIUS, type Point } from '@understory/page';
import { shapePath } from '../paper/ring-path.ts';
import type { Changes } from './changes-between.ts';
import './ghosts.css';

/** Changes of the page as outlines over it: what would be drawn is dashed, what would go is struck through. */
export function Ghosts({ changes }: { changes: Changes }) {
  const { drawn, gone, came, went, moved, spent } = changes;
  return (
    <g className="ghosts">
      {drawn.map(({ id, shape }) => (
        <GhostOutline key={id} {...shapePath(shape)} className="ghost new" />
      ))}
      {gone.map(({ id, shape }) => (
        <GhostOutline key={id} {...shapePath(shape)} className="ghost gone" />
      ))}
      {moved.map(({ from, to }) => (
        <g key={to.id} className={`ghost bead ${to.kind}`}>
          <path className="way" d={`M${from.at.x} ${from.at.y}L${to.at.x} ${to.at.y}`} />
          <Ring at={to.at} />
        </g>
      ))}
      {came.map(({ id, at, kind }) => (
        <g key={id} className={`ghost bead ${kind}`}>
          <Ring at={at} />
          <path d={`M${at.x - 0.2} ${at.y}h.4M${at.x} ${at.y - 0.2}v.4`} />
        </g>
      ))}
      {[...went, ...spent].map(({ id, at }) => (
        <g key={id} className="ghost bead lost">
          <Ring at={at} />
          <path d={`M${at.x - 0.22} ${at.y - 0.22}l.44 .44m0 -.44l-.44 .44`} />
        </g>
      ))}
    </g>
  );
}

function Ring({ at }: { at: Point }) {
  return <circle cx={at.x} cy={at.y} r={BEAD_RADIUS} />;
}

function GhostOutline({ d, width, className }: { d: string; width: number; className: string }) {
  return (
    <g className={className}>
      {width > 0 && <path className="body" d={d} strokeWidth={width} />}
      <path className={width > 0 ? 'line' : 'area'} d={d} />
    </g>
  );
}
