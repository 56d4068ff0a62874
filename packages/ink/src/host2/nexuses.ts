import { drawDarkness, drawPhaseShift, drawRadiation } from '../drawings/nexus/areas.ts';
import { drawCrossroads, drawCyclopean, drawPalace } from '../drawings/nexus/chambers.ts';
import { atSpot } from '../drawings/nexus/draw-nexus.ts';
import { elements, isElement } from '../drawings/nexus/elements.ts';
import { drawFaultArm } from '../drawings/nexus/fault-arm.ts';
import { drawBones } from '../drawings/nexus/great-bones.ts';
import { heartOf } from '../drawings/nexus/hearts.ts';
import { drawLeyLine } from '../drawings/nexus/ley-line.ts';
import { drawVoid } from '../drawings/nexus/void-pit.ts';
import type { Sketch } from '../drawings/sketch.ts';
import type { NexusPen } from '../figure.ts';
import { signs } from './nexus-signs.ts';

/** How each nexus is drawn on the map. */
export const nexuses: Readonly<Record<keyof typeof signs, NexusPen>> = {
  'mother of monsters': atSpot(signs['mother of monsters']),
  plague: atSpot(signs.plague),
  fate: atSpot(signs.fate),
  fault: (piece, context, tremor) =>
    (piece.kind === 'fault' ? drawFaultArm : atSpot(signs.fault))(piece, context, tremor),
  dungeonheart: (piece, context, tremor) => atSpot(heartOf(piece.variant))(piece, context, tremor),
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
  'elemental nexus': (piece, context, tremor) =>
    atSpot(isElement(piece.variant) ? elements[piece.variant] : elements.earth)(piece, context, tremor),
  'ley lines': (piece, context, tremor) =>
    (piece.kind === 'ley' ? drawLeyLine : atSpot(signs['ley lines']))(piece, context, tremor),
  crossroads: drawCrossroads,
  'your own': (piece, context, tremor) => atSpot(ownSign(piece.variant))(piece, context, tremor),
};

/** Its maker may have it drawn like another nexus (H2-NEX-T1.20). */
function ownSign(variant: string | null): Sketch {
  return variant !== null && Object.hasOwn(signs, variant) ? signs[variant as keyof typeof signs] : signs['your own'];
}
