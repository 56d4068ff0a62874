import type { Book } from '../book.ts';
import type { Treasure } from '../gazetteer.ts';
import { codeOf } from '../hexes/hex.ts';
import { chronicleOf } from '../key/chronicle.ts';
import { whenOf } from '../key/when.ts';
import { boxAround } from '../places/place.ts';
import { markdown as md } from './escape.ts';
import type { ExportFile } from './export-file.ts';
import { inVault, type Places } from './sentences.ts';
import { link, properties } from './vault-parts.ts';

const noteOf = (note: Places, id: string): string => note(id) ?? 'unnamed';
const roomLink = (
  note: Places,
  { room }: { readonly room: { readonly key: string; readonly place: { readonly id: string } } },
): string => inVault([{ to: room.place.id, text: room.key }], note);

/** TA-OBS-02: a ❖ and its whole life. */
export function treasureNote({ survey, title }: Book, it: Treasure, note: Places): string {
  const head = properties({
    ...{
      tags: ['understory', 'understory/treasure'],
      aliases: [],
      holder: link(note, it.holder?.id),
      maker: link(note, it.maker?.id),
    },
    ...{ secret: true, world: title, id: it.id },
  });
  const where = it.room ? `**Where** ${roomLink(note, { room: it.room })}` : '**Where** nowhere that has a number';
  const life = it.life.map(
    (step) =>
      `- ${md(whenOf(survey, step.since))}: ${step.owner ? inVault([{ to: step.owner.id, text: survey.naming.group(step.owner) }], note) : 'lying loose'}`,
  );
  return `${[head, where, '', '## Past', '', ...life].join('\n')}\n`;
}

/** TA-OBS-02: one note for each age, told facts by turn. */
export function chronicleNotes({ survey, title }: Book, note: Places): ExportFile[] {
  const { ages, lines } = chronicleOf(survey);
  return ages.map(({ age, text }) => ({
    name: `Chronicle/${noteOf(note, `age ${age}`)}.md`,
    make: () =>
      `${[
        properties({
          tags: ['understory', 'understory/age'],
          aliases: [],
          secret: true,
          world: title,
          id: `age ${age}`,
        }),
        md(text),
        '',
        ...lines.filter((it) => it.age === age).map((it) => `- turn ${it.turn}: ${md(it.text)}`),
      ].join('\n')}\n`,
  }));
}

/** TA-OBS-02: what stands on the land. */
export function landNotes({ lands, title }: Book, note: Places): ExportFile[] {
  return lands
    .flatMap(({ signs }) => signs)
    .map((it) => ({
      name: `Surface/${noteOf(note, it.id)}.md`,
      make: () =>
        `${[
          properties({
            tags: ['understory', 'understory/site'],
            aliases: [codeOf(it.hex)],
            area: link(note, it.area),
            secret: false,
            world: title,
            id: it.id,
          }),
          `A ${it.ruined && it.kind !== 'ruined gate' ? 'ruined ' : ''}${it.kind} in hex ${codeOf(it.hex)}.`,
          ...(it.below ? ['', '> [!secret]- Keeper', `> It ${inVault(it.below, note)}.`] : []),
        ].join('\n')}\n`,
    }));
}

/** One way may join several pairs of rooms. */
export const wayId = ({ way, rooms }: Book['gazetteer']['ways'][number]): string =>
  `${way} ${rooms[0].place.id} ${rooms[1].place.id}`;

/** TA-OBS-02, TA-GAZ-03. */
export function wayNotes({ gazetteer, survey, title }: Book, note: Places): ExportFile[] {
  return gazetteer.ways.map((it) => ({
    name: `Ways/${noteOf(note, wayId(it))}.md`,
    make: () =>
      `${[
        properties({
          tags: ['understory', 'understory/way'],
          aliases: [],
          secret: false,
          world: title,
          id: wayId(it),
        }),
        `From ${roomLink(note, { room: it.rooms[0] })} in ${inVault([{ to: it.from.id, text: it.from.name }], note)} to ${roomLink(note, { room: it.rooms[1] })} in ${inVault([{ to: it.to.id, text: it.to.name }], note)}: ${md(it.by)}, ${it.squares} squares; ${it.watched ? `watched by ${md(survey.naming.group(it.watched))}` : 'nobody watches it'}.`,
      ].join('\n')}\n`,
  }));
}

/** TA-GAZ-01. */
export function gazetteerNote({ gazetteer, title }: Book, note: Places): string {
  const rows = gazetteer.places.map(
    (it) =>
      `| [[${noteOf(note, it.room.place.id)}]] | ${it.room.floor} | ${md(it.room.holder?.name ?? '')} | ${it.population} | ${it.shares} | ${md(it.epics.join(', '))} | ${it.edges} |`,
  );
  const head = properties({ tags: ['understory'], aliases: [], secret: true, world: title, id: 'places' });
  return `${[head, '| place | floor | holder | ● | ○ | ❖ | ★ |', '| --- | --- | --- | --- | --- | --- | --- |', ...rows].join('\n')}\n`;
}

/** TA-OBS-06: the areas as the section has them, and the ways between them. */
export function vaultCanvas({ survey, gazetteer }: Book, fileOf: (id: string) => string): string {
  const nodes = survey.areas.map((it) => {
    const { left, top } = boxAround(it.places.map((place) => place.box));
    return {
      id: it.id,
      type: 'file',
      x: Math.round(left * 160),
      y: Math.round(top * 160),
      width: 320,
      height: 200,
      file: fileOf(it.id),
    };
  });
  const edges = gazetteer.ways.map((it, i) => ({
    id: `way-${i + 1}`,
    fromNode: it.from.id,
    toNode: it.to.id,
    label: it.by,
  }));
  return `${JSON.stringify({ nodes, edges }, null, 2)}\n`;
}
