import type { Shape } from '@understory/page';
import { chanceOf } from '../chance.ts';
import { plainName } from '../furnish/archetypes.table.ts';
import { roomName } from '../key/room-name.ts';
import type { Area } from '../places/area.ts';
import { boxAround, type Place } from '../places/place.ts';
import type { Room, Survey } from '../places/survey.ts';
import { said } from '../then.ts';
import { type Hex, type HexSheet, ROWS } from './hex.ts';
import { type MouthSign, surfaceOf } from './mouths.ts';
import type { Sign, SignKind } from './sign.ts';

/** TA-HEX-05: a site so near a mouth, in beads, is put so near it on the land, in hexes. */
const NEAR = 4.5;
const BESIDE = 2;
const TOWNSFOLK: ReadonlySet<string> = new Set(['farmer', 'city', 'trader', 'miner']);

/** TA-HEX-T1: the first that fits; a style where a group's own houses have no name. */
const SIGNS: readonly {
  readonly kind: SignKind;
  readonly rooms: readonly string[];
  readonly styles?: readonly string[];
}[] = [
  { kind: 'city', rooms: ['city', 'capital', 'dwarven city'] },
  { kind: 'castle', rooms: ['keep', 'castle', 'great wall', 'stronghold'], styles: ['castle'] },
  { kind: 'tower', rooms: ['tower', "wizard's tower"], styles: ['tower'] },
  {
    kind: 'temple',
    rooms: ['temple', 'temple complex', 'shrine', 'idol', 'monument', 'statue', 'altar', 'great temple'],
  },
  { kind: 'barrow', rooms: ['tomb', 'mausoleum', 'haunted mausoleum', 'catacomb'] },
  { kind: 'wreck', rooms: ['landing site', 'ark'] },
  { kind: 'standing stone', rooms: ['summoning stone', 'orrery', 'omphalos'] },
  { kind: 'mine', rooms: ['minehead', 'quarry', 'mill'], styles: ['mine'] },
  { kind: 'village', rooms: ['hut', 'farm', 'empty farm', 'village', 'chapel', 'market'], styles: ['village'] },
  { kind: 'camp', rooms: ['camp', 'convoy'], styles: ['camp'] },
  { kind: 'lair', rooms: ['den', 'nest', 'hoard', 'grove', 'pool'], styles: ['den', 'nest', 'hoard', 'grove', 'pool'] },
];

/** What is seen from afar: a site, or each farm of the first edition. */
interface Site {
  readonly id: string;
  readonly area: Area;
  readonly places: readonly Place[];
  readonly rooms: readonly Room[];
}

/** TA-HEX-05, -06: towns first, then what else stands on the surface. */
export function siteSigns(
  survey: Survey,
  sheet: HexSheet,
  taken: Map<number, string>,
  mouths: readonly MouthSign[],
  nth: number,
  surfaces: readonly (Shape | null)[],
): Sign[] {
  const all = sitesOf(survey).filter(
    (it) => surfaceOf(it.places[0]?.pieces[0] as Place['pieces'][number], surfaces) === nth,
  );
  const towns = all.filter((it) => isTown(survey, it));
  const others = all.filter((it) => !towns.includes(it));
  return [
    ...towns.map((it) => signOf(survey, it, 'town', hexOfTown(survey, sheet, taken, mouths, it))),
    ...others.map((it) => signOf(survey, it, 'landmark', hexOfLandmark(survey, sheet, taken, it))),
  ];
}

/** TA-ARE-12; in the first edition every farm is one of its own (TA-HEX-05). */
function sitesOf({ areas, rooms, then }: Survey): Site[] {
  const roomsOf = (places: readonly Place[]) => rooms.filter((it) => places.includes(it.place));
  return areas
    .filter((it) => it.surface)
    .flatMap((area): Site[] => {
      const farms = then.world.edition === '1' ? area.places.filter(isFarm) : [];
      const rest = area.places.filter((it) => !farms.includes(it));
      return [
        ...(rest.length > 0 ? [{ id: `site-${area.id}`, area, places: rest, rooms: roomsOf(rest) }] : []),
        ...farms.map((it) => ({ id: `site-${it.id}`, area, places: [it], rooms: roomsOf([it]) })),
      ];
    });
}

const isFarm = ({ pieces }: Place): boolean =>
  pieces.some(
    (it) => plainName(it.room ?? '') === 'farm' || said(it.what).toLowerCase() === 'farm' || it.what.kind === 'farm',
  );

/** TA-HEX-05: of farmers, townsfolk, traders and miners, or of a civilisation that lives up here. */
function isTown({ then, naming }: Survey, { places, rooms }: Site): boolean {
  if (then.world.edition === '1') return places.length === 1 && isFarm(places[0] as Place);
  const groups = [
    ...new Set([
      ...rooms.flatMap((it) => it.holder ?? []),
      ...places.flatMap((it) => then.groups.get(it.maker ?? '') ?? []),
    ]),
  ];
  return groups.some((it) => {
    if (it.sort !== 'monsters') return it.lives;
    const { tags } = naming.natureOf(it);
    return tags.some((tag) => TOWNSFOLK.has(tag)) || (tags.includes('surface') && tags.includes('humanoid'));
  });
}

const middleOf = ({ places }: Site): number => {
  const { left, right } = boxAround(places.map((it) => it.box));
  return (left + right) / 2;
};

/** TA-HEX-05: beside the nearest mouth, clockwise from north, the near ring first. */
function hexOfTown(
  survey: Survey,
  sheet: HexSheet,
  taken: Map<number, string>,
  mouths: readonly MouthSign[],
  site: Site,
): Hex {
  return townHex(
    sheet,
    taken,
    mouths.map(({ x, sign }) => ({ x, hex: sign.hex })),
    { id: site.id, x: middleOf(site), d8: chanceOf(survey.then.world.seed, 'site', site.id).int(1, 8) },
  );
}

export function townHex(
  sheet: HexSheet,
  taken: Map<number, string>,
  mouths: readonly { readonly x: number; readonly hex: Hex }[],
  { id, x, d8 }: { readonly id: string; readonly x: number; readonly d8: number },
): Hex {
  const near = [...mouths].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
  const beside = near && Math.abs(near.x - x) <= NEAR ? sheet.rings(near.hex, BESIDE) : [];
  const hex = beside.find((it) => !taken.has(sheet.indexOf(it))) ?? freeIn(sheet, taken, x, d8, 0);
  taken.set(sheet.indexOf(hex), id);
  return hex;
}

/** TA-HEX-06: in its column, a free hex away from anything else where there is one. */
function hexOfLandmark(survey: Survey, sheet: HexSheet, taken: Map<number, string>, site: Site): Hex {
  const d8 = chanceOf(survey.then.world.seed, 'site', site.id).int(1, 8);
  const hex = freeIn(sheet, taken, middleOf(site), d8, 1);
  taken.set(sheet.indexOf(hex), site.id);
  return hex;
}

/** In the column of x from the row of a d8 on, with so many free hexes round it; then the nearest columns, then with fewer. */
function freeIn(sheet: HexSheet, taken: ReadonlyMap<number, string>, x: number, d8: number, apart: number): Hex {
  const own = Math.min(sheet.columns, Math.max(1, Math.floor(x) + 1));
  const columns = Array.from({ length: sheet.columns }, (_, i) => i + 1).sort(
    (a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b,
  );
  for (let clear = apart; clear >= 0; clear--)
    for (const column of columns)
      for (let n = 0; n < ROWS; n++) {
        const hex = { column, row: ((2 * d8 - 2 + n) % ROWS) + 1 };
        if ([hex, ...sheet.rings(hex, clear)].every((it) => !taken.has(sheet.indexOf(it)))) return hex;
      }
  return { column: own, row: 2 * d8 - 1 };
}

function signOf(survey: Survey, { id, area, places, rooms }: Site, sort: 'town' | 'landmark', hex: Hex): Sign {
  const { then, naming } = survey;
  const maker = then.groups.get(places[0]?.maker ?? '');
  const names = places.flatMap((it) => it.pieces.map((p) => plainName(p.room ?? '')));
  const style = maker ? naming.natureOf(maker).lair : null;
  const row =
    SIGNS.find((it) => it.rooms.some((name) => names.includes(name))) ??
    SIGNS.find((it) => style !== null && it.styles?.includes(style));
  const ids = new Set(places.flatMap((it) => it.pieces.map((p) => p.id)));
  const isRuin = then.marks.some((it) => it.kind === 'ruin' && ids.has(it.piece)) || maker?.lives === false;
  const [only] = rooms;
  const name = rooms.length === 1 && only ? roomName(survey, only) : area.name;
  return { id, sort, hex, name, area: area.id, kind: row?.kind ?? 'cairn', ruined: isRuin, below: null };
}
