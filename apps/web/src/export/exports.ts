import { save } from '@understory/table';
import { toast } from '../desk/notices.ts';
import type { AnyGame } from '../games/ways.ts';
import type { TableView } from '../storage/table-view.ts';
import { saveFile } from './save-file.ts';

/** A world to be taken along, as it is shown. */
export interface Taken<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly name: string;
  readonly view: TableView;
}

/** One way to take it along. */
export interface Export<G extends AnyGame = AnyGame> {
  readonly key: string;
  readonly title: string;
  readonly does: string;
  /** Is it a picture whose width can be chosen? */
  readonly wide?: boolean;
  run(taken: Taken<G>, width: number): unknown;
}

/** What can be taken along of every game. */
export const EXPORTS: readonly Export[] = [
  {
    key: 'save',
    title: 'Save file',
    does: 'the whole game: open it here or elsewhere and play on',
    run: ({ game, name }) => saveFile(name, save(game)),
  },
  {
    key: 'link',
    title: 'Link',
    does: 'the whole game in an address, copied for you to paste',
    run: async ({ game }) => {
      const { linkTo } = await import('./link.ts');
      await navigator.clipboard.writeText(linkTo(save(game)));
      toast('The link is copied.');
    },
  },
];
