import { chanceOf } from '../chance.ts';
import type { Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import type { HexSheet } from './hex.ts';
import type { Sign } from './sign.ts';
import type { Terrain } from './terrain.ts';

/** TA-HEX-09: two or three settlements of peoples, in every edition; none if there are none to settle. */
export function settlementSigns(
  survey: Survey,
  sheet: HexSheet,
  taken: Map<number, string>,
  terrain: readonly Terrain[],
): Sign[] {
  const { then, naming } = survey;
  const chance = chanceOf(then.world.seed, 'settlements', 'world');
  const many = chance.int(1, 6) <= 3 ? 2 : 3;
  const builders = buildersOf(survey);
  const folk = chance.shuffled(
    [...then.groups.values()].filter(
      (it) => it.sort === 'monsters' && it.lives && naming.natureOf(it).tags.includes('humanoid'),
    ),
  );
  const peoples = [...builders.slice(0, 1), ...folk].slice(0, many);
  return peoples.map((group, i): Sign => {
    const free = sheet.all.filter((it) => !taken.has(sheet.indexOf(it)) && terrain[sheet.indexOf(it)] !== 'water');
    const hex = chanceOf(then.world.seed, 'settlement', `${i}`).pick(free);
    const id = `settlement-${group.id}`;
    taken.set(sheet.indexOf(hex), id);
    return {
      id,
      sort: 'settlement',
      kind: 'settlement',
      ruined: false,
      name: folkOf(group),
      hex,
      below: null,
      area: null,
    };
  });
}

/** Civilisations by the size of what they left, the largest first. */
function buildersOf({ areas, then }: Survey): GroupThen[] {
  const left = new Map<string, number>();
  for (const { maker, places } of areas)
    if (maker !== null) left.set(maker, (left.get(maker) ?? 0) + places.reduce((sum, it) => sum + it.area, 0));
  return [...left]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => then.groups.get(id) ?? [])
    .filter((it) => it.sort === 'civilization');
}

/** A people by its kind, others by their name. */
function folkOf({ sort, kind, name }: GroupThen): string {
  return sort === 'civilization' ? `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}` : name;
}
