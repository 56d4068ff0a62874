import { useTable } from '../../table/table-store.ts';
import { type Selected, type Tool, usePen } from './pen-store.ts';

/** Take the pen in hand; with a thing, to change how that is drawn. */
export function takePen(tool: Tool, selected: Selected | null = null): void {
  usePen.setState({ tool, selected, live: null, said: '', cross: null });
  useTable.setState({ lookedAt: null, filming: false });
}

export function layPenDown(): void {
  usePen.setState({ tool: null, selected: null, live: null, said: '', cross: null });
  document.getElementById('map')?.focus({ preventScroll: true });
}
