import { livedAt } from '@understory/page';
import { Catalogue } from '@understory/table/words';
import { annalsTitle } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import { fitted, needed, offered } from '../legends/length.ts';
import { RECAP } from '../words/english/recap.ts';
import { ENGLISH_FUNCTIONS } from '../words/subject.ts';

const words = new Catalogue('en-GB', RECAP, ENGLISH_FUNCTIONS);

/** So long is the map in words; and the short form has at most so many letters (CH-REC-08). */
const MOST = 140;
/** While there is so much room, one bed more is told of. */
const ROOM = 110;
const SHORT = 125;
const NAMED = 3;

/** The map for who does not see it: what it is, the surface, bed by bed what is there and who holds it, who rules, what treasures there are. */
export function altOf(chronicle: Chronicle): string {
  const { story, names } = chronicle;
  const { tale } = story;
  const { sheet, last } = tale;
  const ticks = [last];
  const lands = [...new Set(tale.origins.lands)].slice(0, 4);
  const ruler = story.facts.findLast((it) => it.kind === 'rose')?.actor ?? null;
  const rules = ruler !== null && story.death(ruler) === null ? names.get(ruler) : undefined;
  const here = sheet.beads.filter((it) => livedAt(it, last));
  const treasures = [...new Set(here.flatMap((it) => (it.kind === 'epic' && it.name !== null ? [it.name] : [])))];
  const said = treasures.slice(0, NAMED).map((it) => `the ${it}`);
  const whose = (depth: number) => holdersAt(depth, chronicle).slice(0, NAMED);
  const strata = [...new Set(sheet.pieces.filter((it) => livedAt(it, last) && it.stratum > 0).map((it) => it.stratum))];
  const sentences = [
    needed(
      words.say('alt.what', {
        title: tale.title,
        width: String(Math.round(sheet.width)),
        height: String(Math.round(sheet.height)),
        when: whenNow(chronicle),
      }),
      ticks,
    ),
    needed(words.say('alt.surface', { n: lands.length, lands, who: listOrNone(whose(0)) }), ticks),
    ...strata
      .sort((a, b) => a - b)
      .map((depth, i) => {
        const what = featuresAt(depth, chronicle).slice(0, 2);
        const text = words.say('alt.stratum', { depth, n: what.length, what, who: listOrNone(whose(depth)) });
        return i < 8 ? offered(text, ticks) : offered('', ticks);
      })
      .filter((it) => it.text !== ''),
    needed(
      rules
        ? words.sentence(rules.isPlural ? 'alt.ruler' : 'alt.ruler.one', { who: rules.full })
        : words.say('alt.nobody rules'),
      ticks,
    ),
    needed(words.say('alt.treasures', { n: treasures.length, names: said }), ticks),
    offered(words.say('alt.counts', counts(chronicle)), ticks),
    offered(words.say('alt.bare'), ticks),
  ];
  return fitted(sentences, ROOM, MOST)
    .map((it) => it.text)
    .join(' ');
}

/** The same in one line, for sharing. */
export function shortAltOf(chronicle: Chronicle): string {
  const { story } = chronicle;
  const { lives, rooms } = counts(chronicle);
  const groups = [...story.tale.cast.values()].filter((it) => it.until === null).length;
  const args = { title: story.tale.title, when: whenNow(chronicle), lives, groups, rooms };
  const text = words.say('alt.short', args);
  return text.length <= SHORT ? text : words.say('alt.shorter', args);
}

const listOrNone = (all: readonly string[]) => (all.length === 0 ? null : all);

function whenNow({ story }: Chronicle): string {
  const { tale } = story;
  const last = story.facts.at(-1);
  if (!last) return annalsTitle('primordial');
  return last.turn < 1
    ? annalsTitle(last.age)
    : words.say('when', {
        age: annalsTitle(last.age),
        unit: tale.clock.unit(last.age),
        turn: String(tale.clock.count(last.age, last.turn)),
      });
}

function counts({ story: { tale } }: Chronicle) {
  const here = tale.sheet.beads.filter((it) => livedAt(it, tale.last));
  return {
    rooms: String(tale.sheet.pieces.filter((it) => it.matter === 'open' && livedAt(it, tale.last)).length),
    lives: here.filter((it) => it.kind === 'population').length,
    treasures: here.filter((it) => it.kind === 'treasure' || it.kind === 'epic').length,
  };
}

/** Who lives so deep, those with most lives first. */
function holdersAt(depth: number, { story, names }: Chronicle): string[] {
  const { sheet, last } = story.tale;
  const stratum = new Map(sheet.pieces.map((it) => [it.id, it.stratum]));
  const count = new Map<string, number>();
  for (const it of sheet.beads)
    if (it.kind === 'population' && it.owner !== null && livedAt(it, last) && stratum.get(it.piece) === depth)
      count.set(it.owner, (count.get(it.owner) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1]).flatMap(([id]) => names.get(id)?.full ?? []);
}

/** What nature or a people put so deep, each sort once. */
function featuresAt(depth: number, { story: { tale }, places }: Chronicle): string[] {
  const { sheet, last } = tale;
  const lasting = sheet.pieces.filter((it) => it.stratum === depth && it.matter === 'open' && livedAt(it, last));
  const features = lasting.filter((it) => it.feature !== null);
  return [...new Set([...features, ...lasting].map((it) => places.phrase(it.id)))];
}
