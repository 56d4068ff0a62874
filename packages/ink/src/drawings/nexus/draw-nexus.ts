import type { Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import { type Hand, handFor } from '../../hand.ts';
import type { Mark } from '../../mark.ts';
import { FINE, lined, washed } from '../pens.ts';
import { spotOf } from '../scatter.ts';
import { drawOne, type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { drawDarkness, drawPhaseShift, drawRadiation } from './areas.ts';
import { drawCrossroads, drawCyclopean, drawPalace, sizeIn } from './chambers.ts';
import { elements, isElement } from './elements.ts';
import { drawFaultArm } from './fault-arm.ts';
import { drawBones } from './great-bones.ts';
import { heartOf } from './hearts.ts';
import { drawLeyLine } from './ley-line.ts';
import { signs } from './signs.ts';
import { drawVoid } from './void-pit.ts';

type NexusPen = (piece: Piece, context: DrawingContext, hand: Hand) => Mark[];

/** How each nexus is drawn on the map. */
const pens: Readonly<Record<string, NexusPen>> = {
  'mother of monsters': atSpot(signs['mother of monsters']),
  plague: atSpot(signs.plague),
  fate: atSpot(signs.fate),
  fault: (piece, context, hand) => (piece.kind === 'fault' ? drawFaultArm : atSpot(signs.fault))(piece, context, hand),
  dungeonheart: (piece, context, hand) => atSpot(heartOf(piece.look))(piece, context, hand),
  gateway: atSpot(signs.gateway),
  'cyclopean complex': drawCyclopean,
  'god fragment': atSpot(signs['god fragment']),
  intellect: atSpot(signs.intellect),
  bones: drawBones,
  'magic nexus': atSpot(signs['magic nexus']),
  'phase shift': drawPhaseShift,
  radiation: drawRadiation,
  darkness: drawDarkness,
  palace: drawPalace,
  void: drawVoid,
  'elemental nexus': (piece, context, hand) =>
    atSpot(isElement(piece.look) ? elements[piece.look] : elements.earth)(piece, context, hand),
  'ley lines': (piece, context, hand) =>
    (piece.kind === 'ley' ? drawLeyLine : atSpot(signs['ley lines']))(piece, context, hand),
  crossroads: drawCrossroads,
  'your own': (piece, context, hand) => atSpot(ownSign(piece.look))(piece, context, hand),
};

/** A piece of a nexus: its emblem at the spot, its pattern over the rock, or what stands in its chambers. */
export function drawNexus(piece: Piece, context: DrawingContext): Mark[] {
  const draw = piece.nexus !== null && Object.hasOwn(pens, piece.nexus) ? pens[piece.nexus] : undefined;
  return draw?.(piece, context, handFor(piece.id)) ?? [];
}

/** Its maker may have it drawn like another nexus (H2-NEX-T1.20). */
function ownSign(look: string | null): Sketch {
  return look !== null && Object.hasOwn(signs, look) ? signs[look as keyof typeof signs] : signs['your own'];
}

const medallion = sketch([washed('halo', 0.75), round(0, 0, 0.56)], [FINE, round(0, 0, 0.57)]);

const strikeOut = sketch([lined('accent', 0.07, 0.9), 'M-.5 .34Q0 .02 .52 -.36M-.46 .46Q.04 .12 .5 -.22']);

/** Struck out and gone, like the plague after it was met (H2-NEX-T1.2), but still to be seen on the paper. */
function usedUp({ id }: Piece, { sheet, tick }: DrawingContext): boolean {
  const gone = ({ kind, piece, until }: { kind: string; piece: string; until: number | null }) =>
    piece === id && kind === 'nexus' && until !== null && until <= tick;
  return sheet.units.some(gone) || sheet.marks.some(gone);
}

/** What lives in a lair is too big for it: legs and veins reach into the rock, and show round the beads. */
const LAIR = 1.35;

/** In an open place the emblem stands by itself; in the rock it is set on a pale round of its own. */
function atSpot(emblem: Sketch): NexusPen {
  return (piece, context, hand) => {
    const set = piece.kind === 'nexus';
    const place = { ...spotOf(piece, context), size: sizeIn(piece, 1.5) * (set ? 1 : LAIR) };
    return [
      ...(set ? drawOne(medallion, place, hand) : []),
      ...drawOne(emblem, place, hand),
      ...(usedUp(piece, context) ? drawOne(strikeOut, place, hand) : []),
    ];
  };
}
