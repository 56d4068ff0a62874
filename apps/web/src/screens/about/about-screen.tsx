import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import './about-screen.css';

export function AboutScreen() {
  return (
    <>
      <TopBar />
      <main className="about">
        <h1>Understory</h1>
        <p>
          Understory plays solo pen-and-paper dungeon games on a real map, and remembers everything that happened. It is
          an independent program. Its rulebooks and all its texts are written in its own words; it contains no text and
          no pictures of the printed games, and it does not replace them.
        </p>
        <h2>The games, and who made them</h2>
        <ul>
          <li>
            <cite>How to Host a Dungeon</cite>, by Tony Dowler
          </li>
          <li>The Magician civilization in it, by Philip LaRose</li>
          <li>
            <cite>Dungeon of Deadliest Evil</cite>, by Noah Sheola
          </li>
          <li>
            <cite>Dungeon Maker Deluxe</cite>, by its maker
          </li>
        </ul>
        <p>If you like what happens here, get the originals, a pencil and some beads.</p>
        <h2>Your worlds stay with you</h2>
        <p>
          Worlds are kept in this browser and nowhere else. Nothing is sent anywhere, nothing is counted. Export a world
          as a file to keep it safe or to take it to another machine.
        </p>
        <h2>Type</h2>
        <p>
          IM Fell English, digitally reproduced by Igino Marini, and Alegreya Sans, by Juan Pablo del Peral; both under
          the SIL Open Font License.
        </p>
      </main>
    </>
  );
}
