import { digest, type Entry, Game, hands } from '@understory/table';
import { hostOptions, outcomeText, PAGE_SIZES, secondEdition } from '../src/index.ts';

const PEOPLES = ['aliens', 'dwarves', 'deep elves', 'demons', 'magicians'] as const;
const PAGES = ['notebook', 'standard', 'standard', 'poster'] as const;
const HANDS = ['story', 'tactical', 'random'] as const;

/** A few dozen games, one line each: what came of it, and the check sum of its journal. */
export function goldenGames(): string[] {
  return Array.from({ length: 30 }, (_, i) => {
    const [people, page, hand] = [pick(PEOPLES, i), pick(PAGES, i), pick(HANDS, i)];
    const game = new Game(secondEdition, {
      seed: `golden ${i}`,
      options: hostOptions(PAGE_SIZES[page]),
      hands: hands({ choices: hand }),
    });
    while (game.ask && game.world.journal.age !== 'monsters') {
      if (game.ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
      else game.letAnswer();
    }
    const { page: sheet, civs } = game.world;
    const lines = game.world.journal.entries.filter((it) => it.age !== 'monsters');
    const [civ] = civs;
    const end = civ ? `${people}: ${civ.ending?.kind} in turn ${civ.turn}` : 'nobody came';
    const sum = digest(JSON.stringify(lines.map(fact)));
    return `golden ${i} | ${page} | ${hand} | ${sheet.ground.world} | ${end} | ${lines.length} lines | ${sum}`;
  });
}

/** A few whole histories, to their outcome. */
export function goldenHistories(): string[] {
  return Array.from({ length: 9 }, (_, i) => {
    const hand = pick(HANDS, i);
    const game = new Game(secondEdition, {
      seed: `history ${i}`,
      options: hostOptions(PAGE_SIZES[pick(PAGES, i)]),
      hands: hands({ choices: hand }),
    });
    game.playTo(() => false);
    const { ages, journal } = game.world;
    const turns = ages.map((it) => `${it.name} ${it.turns}`).join(', ');
    const sum = digest(JSON.stringify(journal.entries.map(fact)));
    return `history ${i} | ${hand} | ${turns} | ${outcomeText(game.world)} | ${journal.entries.length} lines | ${sum}`;
  });
}

/** What a line says was thrown, chosen, pointed at or named, and of all others what kind they are. */
function fact(entry: Entry): unknown {
  const { tick, clause, kind, faces, key, x, y, name } = entry as Entry & Record<string, unknown>;
  if (kind === 'chose') return [tick, clause, kind, key];
  if (kind === 'named') return [tick, clause, kind, name];
  return [tick, clause, kind, faces, x, y];
}

function pick<T>(from: readonly T[], i: number): T {
  return from[i % from.length] as T;
}
