import { keptPen } from '@understory/ink';
import { save } from '@understory/table';
import { toast } from '../../desk/notices.ts';
import { saveFile } from '../../storage/save-file.ts';
import type { Export } from '../../table/export.ts';
import { openedInSlices } from '../../table/opening.ts';

/** What can be taken along of every game. */
export const EXPORTS: readonly Export[] = [
  {
    key: 'save',
    title: 'Save file',
    does: 'the whole game: open it here or elsewhere and play on',
    run: ({ game, file, pen }) => saveFile(file, save(game, keptPen(pen.edits))),
  },
  {
    key: 'link',
    title: 'Link',
    does: 'the whole game in an address, copied for you to paste; cards of your own make it longer',
    run: async ({ game, pen }) => {
      const { linking } = await import('./link.ts');
      const whole = await openedInSlices(linking(game, keptPen(pen.edits)));
      const bare = pen.edits.length > 0 && whole.length > LONG_LINK;
      const link = bare ? await openedInSlices(linking(game)) : whole;
      await navigator.clipboard.writeText(link);
      toast(link.length > LONG_LINK ? TOO_LONG_FOR_SOME : bare ? WITHOUT_DRAWINGS : 'The link is copied.');
    },
  },
];

/** Longer ones are cut off by some programs that they are pasted into. */
const LONG_LINK = 8 * 1024;
const WITHOUT_DRAWINGS =
  'The link is copied, without what you drew on the map: that would make it too long. A save file has it all.';
const TOO_LONG_FOR_SOME =
  'The link is copied, but what you brought to the game makes it so long that some programs cut it off: a save file is safer.';
