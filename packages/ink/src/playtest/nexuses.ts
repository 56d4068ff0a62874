import { drawDarkness, drawPhaseShift, drawRadiation } from '../drawings/nexus/areas.ts';
import { drawCyclopean, drawPalace } from '../drawings/nexus/chambers.ts';
import { atSpot } from '../drawings/nexus/draw-nexus.ts';
import { drawFaultArm } from '../drawings/nexus/fault-arm.ts';
import { drawBones } from '../drawings/nexus/great-bones.ts';
import { heartOf } from '../drawings/nexus/hearts.ts';
import { drawVoid } from '../drawings/nexus/void-pit.ts';
import { drawElement, drawLeyArea } from '../drawings/nexus/wide-areas.ts';
import type { NexusPen } from '../figure.ts';
import { signs } from '../host2/nexus-signs.ts';

/** PT-NEX-T1: how each nexus is drawn, at its spot or over its area. */
export const nexuses: Readonly<Record<string, NexusPen>> = {
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
  'magic nexus': drawLeyArea,
  // PT-NEX-T1.12: evil is strewn as the element of that name is.
  'phase shift': (piece, context) => (piece.variant === 'evil' ? drawElement : drawPhaseShift)(piece, context),
  radiation: drawRadiation,
  darkness: drawDarkness,
  palace: drawPalace,
  void: drawVoid,
  'elemental nexus': (piece, context) =>
    drawElement(piece, context, piece.variant === 'goodness' ? 'good' : piece.variant),
  'your own': atSpot(signs['your own']),
};
