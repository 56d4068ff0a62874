import { Command, InvalidArgumentError } from 'commander';
import { EXIT } from '../../../../shared/exit-codes.ts';
import { plain } from '../../../../shared/plain.ts';
import { writeWhole } from '../../../../shared/write-whole.ts';
import type { Wanted } from './deck.ts';

/** `understory cards`: write cards of your own, and look at those there are. The reader of cards is loaded only when needed. */
export function cardsCommand(): Command {
  return new Command('cards')
    .description('Check cards that you wrote, list the deck, show a card (docs/cards.md).')
    .addHelpText(
      'after',
      `
Examples:
  understory cards check moles.card       is it right? what does it look like?
  understory cards list --tag undead      who is undead?
  understory cards show ogre mage         one card
  understory cards show ogre --text       its text, to start your own from`,
    )
    .addCommand(checkCommand())
    .addCommand(listCommand())
    .addCommand(showCommand());
}

function checkCommand(): Command {
  return new Command('check')
    .description('Read card files, explain what is wrong in them, and show the cards.')
    .argument('<file-or-folder...>', 'card files, or folders that hold some (*.card)')
    .option('-q, --quiet', 'say only what is wrong')
    .option('--pictures <folder>', 'draw each card that is right into this folder, as an SVG named after it')
    .addHelpText(
      'after',
      `
Examples:
  understory cards check moles.card
  understory cards check --quiet my-cards/
  understory cards check my-cards/ --pictures faces/

A card with an error is not put into the deck, and the command ends with 1. A warning is only worth a look.`,
    )
    .action(async (paths: string[], { quiet = false, pictures }: { quiet?: boolean; pictures?: string }) => {
      const [{ checkedCards }, { cardFilesIn }] = await Promise.all([import('./check.ts'), import('./card-files.ts')]);
      const { text, nErrors, cards } = checkedCards(cardFilesIn(paths), quiet);
      process.stdout.write(text);
      if (pictures !== undefined) {
        const { writePictures } = await import('./card-pictures.ts');
        for (const file of writePictures(cards, pictures)) process.stderr.write(`Wrote ${file}\n`);
      }
      if (nErrors > 0) process.exitCode = EXIT.failed;
    });
}

function listCommand(): Command {
  return new Command('list')
    .description('The cards of the deck, one a line: crown or skull, name, start beads, tags.')
    .option('-t, --tag <tag>', 'only those with this tag')
    .option('-s, --set <name>', 'only those of this set')
    .option(
      '--cards <file-or-folder>',
      'with cards of your own (*.card), added or in place of those with the same names; may be given several times',
      (path: string, before: readonly string[]) => [...before, path],
      [],
    )
    .addHelpText(
      'after',
      `
Examples:
  understory cards list
  understory cards list --tag undead
  understory cards list --cards my-cards/ --set Homemade`,
    )
    .action(async (wanted: Wanted) => {
      const { listed } = await import('./deck.ts');
      process.stdout.write(plain(listed(wanted)));
    });
}

function showCommand(): Command {
  return new Command('show')
    .description('Show one card of the deck.')
    .argument('<name...>', 'its name; capitals do not matter')
    .option('--text', 'as the text that it is written in')
    .option('-o, --out <file>', 'as the app draws it, with emblem and type: a file that ends in .svg', svgFile)
    .addHelpText(
      'after',
      `
Examples:
  understory cards show dwarves
  understory cards show the horde
  understory cards show goblins --text > my-goblins.card
  understory cards show ogre mage --out ogre-mage.svg`,
    )
    .action(async (words: string[], { text = false, out }: { text?: boolean; out?: string }) => {
      const { cardCalled, shown } = await import('./deck.ts');
      if (out !== undefined) {
        const { cardPicture } = await import('./card-pictures.ts');
        writeWhole(out, cardPicture(cardCalled(words.join(' '))));
        process.stderr.write(`Wrote ${out}\n`);
        return;
      }
      process.stdout.write(shown(words.join(' '), text));
    });
}

function svgFile(file: string): string {
  if (file.toLowerCase().endsWith('.svg')) return file;
  throw new InvalidArgumentError('It must end in .svg.');
}
