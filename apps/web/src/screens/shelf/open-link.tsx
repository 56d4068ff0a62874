import { Problem } from '@understory/table';
import { useEffect } from 'react';
import { tellTrouble, toast } from '../../desk/notices.ts';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { layPacked, laySaved } from '../table/open-table.ts';

/** Puts the game of a link on the table and the shelf, and takes the link's place in the history. */
export function OpenLink({ letters }: { letters: string }) {
  useEffect(() => {
    let current = true;
    void import('../../parts/export/link.ts').then(async ({ gameIn }) => {
      if (!current) return;
      try {
        const found = gameIn(letters);
        const id = 'packed' in found ? await layPacked(found.packed) : await laySaved(found.save);
        toast('The world of this link is on your shelf now.');
        window.location.replace(`#/table/${id}`);
      } catch (error) {
        tellTrouble('This link was not opened', error instanceof Problem ? error : 'It could not be read as a world.');
        window.location.replace('#/');
      }
    });
    return () => {
      current = false;
    };
  }, [letters]);
  return (
    <>
      <TopBar />
      <main className="waiting">
        <h1 className="unseen">Opening a link</h1>
        <p>Unrolling the map …</p>
      </main>
    </>
  );
}
