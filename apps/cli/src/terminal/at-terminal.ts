import { intro, log, outro } from '@clack/prompts';
import {
  type Entry,
  Game,
  hands,
  load,
  Problem,
  partedSentence,
  type Rulebook,
  readSave,
  save,
  type Told,
} from '@understory/table';
import { type Command, Option } from 'commander';
import { readGiven } from '../shared/given-files.ts';
import { plain } from '../shared/plain.ts';
import type { Script } from '../shared/script.ts';
import { writeWhole } from '../shared/write-whole.ts';
import { narrated } from './narrator.ts';
import { plainTeller } from './plain-teller.ts';
import { prompted } from './prompts.ts';
import { playSession, type Venue } from './session.ts';

/** The flags of every game that is played in the terminal. */
export interface PlayFlags {
  readonly dice: 'game' | 'typed';
  readonly save?: string;
  readonly resume?: string;
}

/** A game as the terminal plays it. */
export interface AtTerminal<W extends Told, O> {
  readonly rulebook: Rulebook<W, O>;
  /** The command that plays it by itself. */
  readonly byItself: string;
  readonly options: O;
  readonly seed: string;
  title(game: Game<W, O>): string;
  /** What a person should know before the first answer: what is to be done, what is advised. */
  opening?(game: Game<W, O>): string;
  /** Who plays where the person leaves it to the rulebook. */
  readonly usual: 'story' | 'tactical';
  /** When it is over; something may be asked yet. */
  summary(game: Game<W, O>): string | Promise<string>;
  /** What to show besides the lines of the journal before somebody is asked, after these news. */
  show(news: readonly Entry[], world: W): readonly string[];
  /** What needs no asking. */
  readonly script?: Script<W, O>;
}

export function withPlayFlags(command: Command): Command {
  return command
    .addOption(
      new Option('--dice <whose>', 'whose dice are thrown: the game’s, or your own, typed in')
        .choices(['game', 'typed'])
        .default('game'),
    )
    .option('--save <file>', 'keep the game in this file, after every answer')
    .option('--resume <file>', 'go on with a game kept before')
    .addHelpText('after', '\nKeys: arrows and Enter choose, u takes back, Ctrl-C leaves the table.');
}

/** Play until the game is over or the person leaves. */
export async function playAtTerminal<W extends Told, O>(flags: PlayFlags, it: AtTerminal<W, O>): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Problem(`play needs a terminal to ask in; "understory ${it.byItself}" plays by itself.`);
  }
  const { game, beside } =
    flags.resume === undefined ? { game: begun(flags, it), beside: undefined } : resumed(flags.resume, it);
  intro(plain(`${it.title(game)}   (seed ${game.seed})`));
  const opening = it.opening?.(game);
  if (opening !== undefined) log.message(opening);
  const place = terminal(flags.save ?? flags.resume ?? null, beside, it);
  const end = await playSession(game, place, it);
  outro(end === 'over' ? await it.summary(game) : farewell(flags));
}

function begun<W extends Told, O>(flags: PlayFlags, { rulebook, seed, options }: AtTerminal<W, O>): Game<W, O> {
  const dice = flags.dice === 'typed' ? 'typed' : 'chance';
  return new Game(rulebook, { seed, options, hands: hands({ choices: 'person', dice }) });
}

/** What an app kept beside it, as drawings on its map, is kept with it. */
function resumed<W extends Told, O>(
  file: string,
  { rulebook }: AtTerminal<W, O>,
): { readonly game: Game<W, O>; readonly beside: unknown } {
  const { game, parted, beside } = load(readSave(readGiven(file)), rulebook);
  if (parted) log.warn(`${plain(partedSentence(parted))} The game goes on after answer ${parted.at}.`);
  return { game, beside };
}

function terminal<W extends Told, O>(file: string | null, beside: unknown, it: AtTerminal<W, O>): Venue<W, O> {
  let undrawn: Entry[] = [];
  return {
    ask: prompted,
    tell(news, game) {
      const teller = plainTeller(game);
      for (const entry of news) {
        const line = narrated(entry, teller);
        if (line !== null) log.message(line, { spacing: 0 });
      }
      undrawn.push(...news);
      // What goes on by itself is drawn once, before somebody is asked.
      if (game.ask !== null && game.hand !== 'person') return;
      for (const picture of it.show(undrawn, game.world)) log.message(picture);
      undrawn = [];
    },
    say: (sentence) => log.warn(plain(sentence)),
    keep(game) {
      if (file !== null) writeWhole(file, `${JSON.stringify(save(game, beside))}\n`);
    },
  };
}

function farewell({ save: file, resume }: PlayFlags): string {
  const kept = file ?? resume;
  return kept === undefined
    ? 'Nothing was kept; --save FILE keeps a game.'
    : `Kept in ${kept}; --resume ${kept} goes on.`;
}
