import { LARGEST_PICTURE } from '../exports/tools.ts';
import { type Fault, lastPart, type Made, textOf, twice } from './fault.ts';

/** TA-EXP-02, -03, -08: what holds for the files of every export. */
export const commonFaults = (files: readonly Made[], forWhom: 'keeper' | 'players'): Fault[] => [
  ...twice(files.map((it) => it.name.toLowerCase())).map(
    (it): Fault => ({ rule: 'TA-EXP-02', file: it, what: 'two files have this name' }),
  ),
  ...files.flatMap((it) => [...nameFaults(it, forWhom), ...textFaults(it), ...pictureFaults(it)]),
];

function nameFaults({ name }: Made, forWhom: 'keeper' | 'players'): Fault[] {
  const fault = (rule: string, what: string): Fault => ({ rule, file: name, what });
  const isOut = name.split('/').some((it) => it === '' || it === '.' || it === '..') || name.includes('\\');
  return [
    ...(isOut ? [fault('TA-EXP-02', 'its name leads out of the folder')] : []),
    ...(name.includes(`-${forWhom}`) || name.includes('-players')
      ? []
      : [fault('TA-SEC-10', 'its name does not say for whom it is')]),
  ];
}

/** TA-EXP-03. */
function textFaults(file: Made): Fault[] {
  const text = textOf(file);
  if (text === null) return [];
  const fault = (what: string): Fault => ({ rule: 'TA-EXP-03', file: file.name, what });
  const isTable = file.name.endsWith('.csv');
  const isOneLine = file.name.endsWith('.uvtt');
  return [
    ...(isTable === text.startsWith('\ufeff') ? [] : [fault('its first mark is wrong')]),
    ...(isTable || !text.includes('\r') ? [] : [fault('its lines end with more than a line feed')]),
    ...(isOneLine || text.endsWith('\n') ? [] : [fault('its last line does not end')]),
  ];
}

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** TA-PIC-05, -06: without alpha, with its colours named, and not too large. */
function pictureFaults({ name, content }: Made): Fault[] {
  if (typeof content === 'string' || !lastPart(name).endsWith('.png')) return [];
  const fault = (rule: string, what: string): Fault => ({ rule, file: name, what });
  if (PNG.some((it, i) => content[i] !== it)) return [fault('TA-PIC-05', 'it is no PNG')];
  const at = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [width, height] = [at.getUint32(16), at.getUint32(20)];
  return [
    ...(content[25] === 2 ? [] : [fault('TA-PIC-05', 'it has alpha')]),
    ...(Math.max(width, height) <= LARGEST_PICTURE ? [] : [fault('TA-PIC-06', `it has ${width} × ${height} pixels`)]),
  ];
}
