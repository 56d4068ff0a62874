import type { Area } from '../places/area.ts';
import type { Survey } from '../places/survey.ts';
import { word } from '../world.ts';
import { groupRef } from './fact.ts';
import { begun, listed, type Told, told } from './told.ts';
import { turnOf, whenOf } from './when.ts';

/** TA-KEY-12: its whole past in a paragraph: founding, height, end, who came after. */
export function areaPast(survey: Survey, area: Area): Told {
  const { then } = survey;
  const maker = area.maker === null ? undefined : then.groups.get(area.maker);
  // What was there before its maker came is no beginning of its.
  const pieces = area.places.flatMap((it) => it.pieces);
  const own = pieces.filter((it) => it.owner === area.maker);
  const since = Math.min(...(own.length > 0 ? own : pieces).map((it) => it.since));
  const many = `${area.places.length} ${area.places.length === 1 ? 'place' : 'places'}`;
  const holders = [...new Set(survey.rooms.filter((it) => it.area === area).flatMap((it) => it.holder ?? []))];
  const after = holders.filter((it) => it.id !== area.maker).slice(0, 3);
  const begin = maker
    ? begun(told`${groupRef(survey, maker)} began it in ${whenOf(survey, since)}; it has ${many}.`)
    : told`Nature made its ${many}.`;
  const line = then.world.journal.find(
    (it) => it.kind === 'civilization ended' && it.tick <= then.tick && word(it, 'group') === area.maker,
  );
  const end = line && maker ? told` It fell in turn ${turnOf(survey, line.tick)} of its rise.` : told``;
  const gone = !line && maker && !maker.lives ? told` They are gone.` : told``;
  const held =
    after.length > 0
      ? told` Since then it has come to ${listed(after.map((it): Told => [groupRef(survey, it)]))}.`
      : told``;
  const empty = holders.length === 0 && maker ? told` Nobody holds it now.` : told``;
  return [...begin, ...end, ...gone, ...held, ...empty];
}
