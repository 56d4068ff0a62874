import { type CustomPeople, firstEdition, type MadeUp, writtenHere } from '@understory/host/first';
import { load, Problem, readSave } from '@understory/table';
import { readGiven } from '../../../shared/given-files.ts';

interface Earlier {
  readonly madeUp: readonly MadeUp[];
  readonly peoples: readonly CustomPeople[];
}

/** H1-MEA-32, H1-CIV-07: what the player has written in earlier games, by their saves; of one name the latest. */
export function earlierGames(files: readonly string[]): Earlier {
  const all = files.map(writtenIn);
  const peoples = new Map(all.flatMap((it) => it.peoples).map((it) => [it.name, it]));
  const madeUp = new Map(all.flatMap((it) => it.madeUp).map((it) => [`${it.of} ${it.name}`, it]));
  return { madeUp: [...madeUp.values()], peoples: [...peoples.values()] };
}

/** What was offered there is offered again, too. */
function writtenIn(file: string): Earlier {
  const save = readSave(readGiven(file));
  if (save.edition !== '1')
    throw new Problem(`--after ${file} is of edition ${save.edition}: name a save of edition 1.`);
  const { world } = load(save, firstEdition).game;
  const { madeUp, peoples } = writtenHere(world);
  return { madeUp: [...world.options.madeUp, ...madeUp], peoples: [...world.options.peoples, ...peoples] };
}
