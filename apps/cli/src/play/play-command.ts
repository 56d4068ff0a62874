import { intro, log, outro } from '@clack/prompts';
import { secondEdition } from '@understory/host';
import { Game, hands, load, Problem, readSave, save } from '@understory/table';
import { Command, Option } from 'commander';
import { readGiven } from '../given-files.ts';
import { writeWhole } from '../host/outputs.ts';
import { summary } from '../host/summary.ts';
import { optionsOf, seedOf, type WorldFlags, withWorldFlags } from '../host/world-flags.ts';
import { actingCard, actingGroup } from './acting-card.ts';
import { narrated } from './narrator.ts';
import { prompted } from './prompts.ts';
import { type HostGame, type Place, playSession } from './session.ts';
import { sideView } from './side-view.ts';

interface PlayFlags extends WorldFlags {
  readonly dice: 'game' | 'typed';
  readonly save?: string;
  readonly resume?: string;
}

/** `understory play`: the same game, asked in the terminal. */
export function playCommand(): Command {
  return withWorldFlags(new Command('play').description('Play How to Host a Dungeon in the terminal.'))
    .addOption(
      new Option('--dice <whose>', 'whose dice are thrown: the game’s, or your own, typed in')
        .choices(['game', 'typed'])
        .default('game'),
    )
    .option('--save <file>', 'keep the game in this file, after every answer')
    .option('--resume <file>', 'go on with a game kept before')
    .addHelpText(
      'after',
      `
Keys: arrows and Enter choose, u takes back, Ctrl-C leaves the table.

Examples:
  understory play --save evening.save.json
  understory play --resume evening.save.json
  understory play --dice typed --page notebook`,
    )
    .action(async (flags: PlayFlags) => {
      if (!process.stdin.isTTY || !process.stdout.isTTY) {
        throw new Problem('play needs a terminal to ask in; "understory host" plays by itself.');
      }
      const { game, beside } =
        flags.resume === undefined ? { game: begun(flags), beside: undefined } : resumed(flags.resume);
      intro(`${game.world.page.title}   (seed ${game.seed})`);
      const end = await playSession(game, terminal(flags.save ?? flags.resume ?? null, beside), flags.people);
      outro(end === 'over' ? summary(game.world) : farewell(flags));
    });
}

function begun(flags: PlayFlags): HostGame {
  const dice = flags.dice === 'typed' ? 'typed' : 'chance';
  return new Game(secondEdition, {
    seed: seedOf(flags),
    options: optionsOf(flags),
    hands: hands({ choices: 'person', dice }),
  });
}

/** What an app kept beside it, as drawings on its map, is kept with it. */
function resumed(file: string): { readonly game: HostGame; readonly beside: unknown } {
  const { game, parted, beside } = load(readSave(readGiven(file)), secondEdition);
  if (parted)
    log.warn(
      `The rules have changed since: ${file} fits up to answer ${parted.at} (${parted.why}). The game goes on from there.`,
    );
  return { game, beside };
}

function terminal(file: string | null, beside: unknown): Place {
  let shown: string | null = null;
  return {
    ask: prompted,
    tell(news, world) {
      for (const line of news.map(narrated)) if (line !== null) log.message(line, { spacing: 0 });
      const drew = news.some((it) => it.kind === 'labelled' || it.kind === 'laid out');
      if (drew) log.message(sideView(world.page, Math.min(76, (process.stdout.columns || 80) - 4)));
      // Once a lifecycle: whoever is asked should not have to remember the card.
      const acting = actingGroup(world);
      if (acting !== null && acting !== shown) log.message(actingCard(world));
      shown = acting;
    },
    say: (sentence) => log.warn(sentence),
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
