import type { Mark } from '../mark.ts';
import type { LayerName } from '../scene.ts';
import { grain, paper, sky } from './backdrop.ts';
import type { Easel } from './easel.ts';
import { furniture, life } from './inside.ts';
import { buildings, land } from './outside.ts';
import { nexus, resources } from './riches.ts';
import { corruption, glow, rock, strata, strataLines, strataNumbers, surface } from './rock.ts';
import { beads, cartouche, labels, legend, marks, pen, stickers, territory } from './upon.ts';
import { floors, hatching, walls } from './walls.ts';
import { magma, water } from './waters.ts';

/** How each layer is drawn. `scene.ts` says in which order they lie. */
export const DRAWN: Readonly<Record<LayerName, (easel: Easel) => readonly Mark[]>> = {
  paper,
  sky,
  strata,
  rock,
  corruption,
  'strata-lines': strataLines,
  glow,
  nexus,
  resources,
  hatching,
  walls,
  land,
  surface,
  floors,
  water,
  magma,
  furniture,
  life,
  buildings,
  territory,
  'strata-numbers': strataNumbers,
  marks,
  beads,
  labels,
  cartouche,
  legend,
  pen,
  stickers,
  grain,
};
