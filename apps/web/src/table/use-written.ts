import { MOST_WRITTEN } from '../storage/read-view.ts';
import { useTable } from './table-store.ts';
import { changeView } from './view-acts.ts';

/** A field beside the board, as it was left; what is written into it is kept with the table on this device. */
export function useWritten(field: string): readonly [text: string, write: (text: string) => void] {
  const text = useTable((table) => table.view.written[field] ?? '');
  return [text, (next) => write(field, next)];
}

export function write(field: string, text: string): void {
  const { [field]: _, ...others } = useTable.getState().view.written;
  changeView({ written: text === '' ? others : { ...others, [field]: text.slice(0, MOST_WRITTEN) } });
}
