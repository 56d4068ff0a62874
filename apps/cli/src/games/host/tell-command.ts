import { LANGUAGES, type Language, type Telling, VOICES, type Voice } from '@understory/chronicle/voices';
import { editionNamed } from '@understory/host';
import { load, partedSentence, readSave } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { plain } from '../../shared/plain.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { ownWordsIn } from './own-words.ts';

interface TellFlags {
  readonly voice: Voice;
  readonly language: Language;
  readonly out: string;
}

const ENDINGS = ['.md', '.html', '.txt'] as const;
type Ending = (typeof ENDINGS)[number];

/** `understory tell`: the history of a save, told. */
export function tellCommand(): Command {
  return new Command('tell')
    .description('Tell the history of a save: as a saga, as annals, or as a scholar would.')
    .argument('<save>', 'a save from the app, or of "understory host" or "understory play"')
    .addOption(new Option('--voice <voice>', 'how it is told').choices(VOICES).default('saga'))
    .addOption(new Option('--language <language>', 'in which language').choices(LANGUAGES).default('en'))
    .option('--out <file>', `where to, by its ending (${ENDINGS.join(', ')}); - is standard output`, checked, '-')
    .addHelpText(
      'after',
      `
Examples:
  understory host --seed 7 --out world.save.json
  understory tell world.save.json
  understory tell world.save.json --voice annals --out annals.md
  understory tell world.save.json --language de --out saga.html`,
    )
    .action(async (file: string, { voice, language, out }: TellFlags) => {
      const save = readSave(readGiven(file));
      const { rulebook } = await editionNamed(save.edition);
      const { game, parted, beside } = load(save, rulebook);
      if (parted) process.stderr.write(`${plain(partedSentence(parted))}\n`);
      const { chronicleOfGame, told, toHtml, toMarkdown, toText } = await import('@understory/chronicle');
      const chronicle = chronicleOfGame(game, undefined, await ownWordsIn(game, beside));
      const forms: Readonly<Record<Ending, (telling: Telling) => string>> = {
        '.md': toMarkdown,
        '.html': toHtml,
        '.txt': toText,
      };
      const text = forms[endingOf(out) ?? '.txt'](told(chronicle, voice, language));
      if (out === '-') process.stdout.write(text);
      else {
        writeWhole(out, text);
        process.stderr.write(`Wrote ${out}\n`);
      }
    });
}

function endingOf(file: string): Ending | undefined {
  return ENDINGS.find((it) => file.toLowerCase().endsWith(it));
}

function checked(file: string): string {
  if (file === '-' || endingOf(file)) return file;
  throw new InvalidArgumentError(`It must end in ${ENDINGS.join(', ')}, or be - for standard output.`);
}
