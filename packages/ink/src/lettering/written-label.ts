import type { Label, Naming } from '@understory/page';

/** A label with its words. */
export interface WrittenLabel extends Omit<Label, 'what' | 'note'> {
  readonly text: string;
  readonly note: string | null;
}

export function writtenOut({ what, note, ...label }: Label, called: Naming): WrittenLabel {
  return { ...label, text: called(what), note: note && called(note) };
}
