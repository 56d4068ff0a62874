import { disc, line, type Piece, type Point } from '@understory/page';
import { unreachable } from '@understory/table';
import { TUNNEL } from '../../measures.ts';
import { endsOf, type Form } from '../forms/form.ts';
import { drawIn, type Plot } from '../plot.ts';
import { spotsOf } from '../spots.ts';
import { titled } from './ore.ts';
import { partsOf } from './shapes.ts';

/** What a feature of caves is drawn as, and the rooms at its spots (PT-FRM-09). */
export interface Caves {
  readonly pieces: readonly Piece[];
  readonly rooms: readonly Piece[];
}

/** PT-FEA-T2: tunnels with caves, single caves, a cavern. In a cavern each spot is a niche a bead across (PT-MEA-22). */
export function drawCaves(plot: Plot, forms: readonly Form[]): Caves {
  const pieces: Piece[] = [];
  const rooms: Piece[] = [];
  for (const form of forms) {
    const clause = `PT-FEA-T2.${titled(form.kind)}` as const;
    const roomAt = ({ x, y }: Point, more: { readonly within?: string } = {}) => {
      const shape = disc(x, y, 0.5);
      return more.within
        ? drawIn(plot, clause, { kind: 'niche', shape, what: { kind: 'niche' }, ...more })
        : drawIn(plot, clause, { kind: 'cave', shape, what: { kind: 'natural cave' } });
    };
    switch (form.kind) {
      case 'vein':
      case 'network': {
        const paths =
          form.kind === 'vein'
            ? [form.path]
            : form.lines.map((it) => endsOf(form, it)).map(([a, b]) => [a.x, a.y, b.x, b.y]);
        for (const path of paths)
          pieces.push(
            drawIn(plot, clause, { kind: 'tunnel', shape: line(path, TUNNEL), what: { kind: 'natural tunnel' } }),
          );
        const places = form.kind === 'vein' ? spotsOf([form]) : form.nodes;
        rooms.push(...places.map((it) => roomAt(it)));
        break;
      }
      case 'scattering':
        rooms.push(...form.spots.map((it) => roomAt(it)));
        break;
      case 'intrusion':
      case 'region': {
        const caverns = partsOf(form).map(({ shape }) =>
          drawIn(plot, clause, { kind: 'cave', shape, what: { kind: 'cavern' } }),
        );
        pieces.push(...caverns);
        const [within] = caverns;
        if (within) rooms.push(...spotsOf([form]).map((it) => roomAt(it, { within: within.id })));
        break;
      }
      default:
        unreachable(form);
    }
  }
  const spots = new Set(spotsOf(forms).map(({ x, y }) => `${x} ${y}`));
  return {
    pieces: [...pieces, ...rooms],
    rooms: rooms.filter(({ shape: { path } }) => spots.has(`${path[0]} ${path[1]}`)),
  };
}
