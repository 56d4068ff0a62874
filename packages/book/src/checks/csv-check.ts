import { type Check, textOf } from './fault.ts';

/** TA-CSV-03: the cells of a table, as a spreadsheet reads them (RFC 4180). */
export function cellsOf(table: string): string[][] {
  const rows: string[][] = [[]];
  const text = table.replace(/^\ufeff/, '');
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy;
  for (let at = cell.exec(text); at !== null; at = cell.exec(text)) {
    const [whole, given = '', end = ''] = at;
    rows.at(-1)?.push(given.startsWith('"') ? given.slice(1, -1).replaceAll('""', '"') : given);
    if (end === '\r\n') rows.push([]);
    if (whole === '' || cell.lastIndex >= text.length) break;
  }
  return rows.filter((row) => row.length > 0);
}

/** TA-ESC-07: what a spreadsheet would run. */
const RUNS = /^[=+\-@\t\r]/;
const PLAIN = /^-?\d+(\.\d+)?$/;

/** TA-CSV-03: every row has the header's number of fields, and no field is run. */
export const csvFaults: Check = (files) =>
  files
    .filter((it) => it.name.endsWith('.csv'))
    .flatMap((file) => {
      const text = textOf(file) ?? '';
      const fault = (what: string, rule = 'TA-CSV-03') => ({ rule, file: file.name, what });
      const rows = cellsOf(text);
      const many = rows[0]?.length ?? 0;
      return [
        ...(text.startsWith('\ufeff') && text.endsWith('\r\n') ? [] : [fault('its marks are missing', 'TA-CSV-02')]),
        ...rows.filter((it) => it.length !== many).map((it) => fault(`a row has ${it.length} fields, not ${many}`)),
        ...rows
          .flat()
          .filter((it) => RUNS.test(it) && !PLAIN.test(it))
          .map((it) => fault(`${it.slice(0, 40)} would be run`, 'TA-ESC-07')),
      ];
    });
