import type { Regions } from '../campaign/regions.ts';
import type { FirstWorld } from '../world.ts';
import { asText } from './as-text.ts';
import { GUIDE } from './english/guide.ts';
import { telling } from './telling.ts';

/** H1-RPG-01, -08: what a dungeon is for a campaign, as Markdown: advice, and of each region who lives there and what is told of it. */
export function campaignGuide(world: FirstWorld, { scale, lesser, regions }: Regions): string {
  const told = regions.map(({ main, rooms, lone, rumours }, i) => {
    const lines = rumours.flatMap((tick) => {
      const entry = world.journal.entries[tick];
      const text = entry ? telling.line(world, entry) : '';
      return text === '' ? [] : [`- ${asText(text)}`];
    });
    return [
      `## ${asText(main ? main.name : GUIDE.wild(i + 1))}`,
      main ? GUIDE.main(asText(main.flavour), main.alignment) : GUIDE.nobody,
      GUIDE.rooms(rooms.length),
      ...(lone.length > 0 ? [GUIDE.lone(lone.map(({ type, many }) => `${asText(type)} (${many})`))] : []),
      ...(lines.length > 0 ? [GUIDE.rumours, [...new Set(lines)].join('\n')] : []),
    ].join('\n\n');
  });
  const head = [`# ${asText(world.page.title)}`, GUIDE.advice, GUIDE.scale[scale], GUIDE.lesser(lesser.map(asText))];
  return `${[...head, ...told].join('\n\n')}\n`;
}
