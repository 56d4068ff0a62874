import { A_UNIT, UNIT, UNITS, type Variants } from './parts.ts';

/** When: by the count, or by how long after what was told last (CH-REF-08). A calendar is told by its number (CH-GEN-10). */
export const TIME = {
  'when.at': [
    `in the { ORDINAL($turn) } ${UNIT}`,
    `when the { ORDINAL($turn) } ${UNIT} came,`,
    `it was the { ORDINAL($turn) } ${UNIT} when`,
  ],
  'when.at.year': [
    'in year { $turn }',
    'in year { $turn },',
    'year { $turn } was the year when',
    'it was in year { $turn } that',
  ],
  'when.next': [
    `${A_UNIT} later`,
    `in the next ${UNIT}`,
    `the ${UNIT} after,`,
    `in the ${UNIT} that followed`,
    `a single ${UNIT} later`,
  ],
  'when.later': [
    `{ N($gap) } ${UNITS} later`,
    `after { N($gap) } more ${UNITS}`,
    `in the { ORDINAL($turn) } ${UNIT}`,
    `{ N($gap) } ${UNITS} went by, and`,
  ],
  'when.later.year': [
    `{ N($gap) } ${UNITS} later`,
    `after { N($gap) } more ${UNITS}`,
    'in year { $turn }',
    `{ N($gap) } ${UNITS} went by, and`,
  ],
  'when.by': [`by the { ORDINAL($turn) } ${UNIT}`],
  'when.by.year': ['by year { $turn }'],
  'when.back': [
    `earlier, in the { ORDINAL($turn) } ${UNIT},`,
    `before that, in the { ORDINAL($turn) } ${UNIT},`,
    `back in the { ORDINAL($turn) } ${UNIT}`,
    `as early as the { ORDINAL($turn) } ${UNIT}`,
  ],
  'when.back.year': [
    'earlier, in year { $turn },',
    'before that, in year { $turn },',
    'back in year { $turn }',
    'already in year { $turn }',
  ],
  // It was while the last paragraph went on.
  'when.meanwhile': [
    'meanwhile,',
    `it was still the { ORDINAL($turn) } ${UNIT} when`,
    'in the meantime',
    `meanwhile, in the { ORDINAL($turn) } ${UNIT},`,
    `in the { ORDINAL($turn) } ${UNIT} already,`,
    `while that went on,`,
  ],
  'when.meanwhile.year': [
    'meanwhile,',
    'it was still year { $turn } when',
    'in the meantime',
    'meanwhile, in year { $turn },',
    'while that went on,',
  ],
  // It has nothing to do with what was told last.
  'when.aside': ['meanwhile', 'in the meantime', `before the ${UNIT} was out,`, `in the same ${UNIT}`],
  'bridge.end': ['It did not last.', 'Then it was over.', 'It was not to last.', 'That had an end.'],
  'bridge.more': [
    'That was not all.',
    'There was more.',
    'It went on.',
    'More was to come.',
    'It did not stop there.',
    'Nor did it end there.',
    'It was far from over.',
    'So it continued.',
  ],
} as const satisfies Variants;
