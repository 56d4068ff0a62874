import { stream } from '@understory/table';

const KINDS = ['Deeps', 'Halls', 'Roots', 'Hollows', 'Vaults', 'Underways', 'Cellars', 'Caverns'] as const;
const FIRST = [
  'Or',
  'Kar',
  'Vel',
  'Mor',
  'Thal',
  'Bren',
  'Hul',
  'Ys',
  'Dun',
  'Aster',
  'Grim',
  'Sael',
  'Un',
  'Eld',
  'Nar',
  'Wyn',
] as const;
const LAST = [
  'rin',
  'gath',
  'mere',
  'dûn',
  'wick',
  'holm',
  'strand',
  'var',
  'thorn',
  'moor',
  'rook',
  'fell',
  'drith',
  'bane',
  'loch',
  'esk',
] as const;

/** A name for a world, from its seed alone: "The Deeps of Orrin". */
export function worldName(seed: string): string {
  const draw = stream(seed, 'names', 'world');
  return `The ${draw.pick(KINDS)} of ${draw.pick(FIRST)}${draw.pick(LAST)}`;
}
