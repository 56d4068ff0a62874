import { centreOf, type Piece } from '@understory/page';
import { type Clause, Impossible, type Rule, rowOf, unreachable } from '@understory/table';
import { hasArtifact } from '../../first/lent.ts';
import { choose, roll } from '../asks.ts';
import { draw } from '../draw.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, hasBonus, isAlive, isOver, lairOf, populationOf, purseOf, strengthOf } from './bands.ts';
import { gainBonus, gainFolk, MOST, put, spendBonus, takeTreasure } from './beads.ts';
import type { Band } from './den.ts';
import { type GroupKind, isOwnKind, isVillainous } from './flavours.table.ts';
import type { Laws } from './laws.ts';
import { die, dieIfEmpty, takeFolk, toll } from './losses.ts';
import { drawJoint, placeBetween, takeFromAll } from './meeting.ts';
import { challenge, type Keyword, moveClause, moveOf, type Result } from './moves.table.ts';
import { hoardIn, packIn, slayInPack } from './packs.ts';
import { endAlliances } from './pacts.ts';
import { awayFrom } from './relocate.ts';
import { joinTerritory } from './territory.ts';

/** Whom somebody meets: a group, or a pack in a piece (PT-ENC-09). */
export type Foe = { readonly band: Band } | { readonly pack: Piece };

/** PT-ENC-01 to -04: a die, +1 for the stronger, +1 for a ★, which is spent; then the move, or something weird. */
export function* encounter(
  world: PlaytestWorld,
  laws: Laws,
  band: Band,
  foe: Foe,
  weird: (world: PlaytestWorld, laws: Laws, a: Band, b: Band) => Rule,
): Rule {
  const total = yield* challengeRoll(world, band, foe);
  const { value } = rowOf(challenge, Math.min(10, Math.max(1, total)));
  const from = 'band' in foe ? foe.band.id : null;
  const where = 'pack' in foe ? foe.pack.id : null;
  const told = { group: band.id, from, piece: where, total } as const;
  if (value === 'weird') {
    note(world, { kind: 'encountered', clause: 'PT-ENC-T1.5', ...told, result: 'weird', move: '' });
    // PT-WRD-09, PT-VIL-10: nothing weird comes of a pack, nor of a villain.
    if ('band' in foe && !isVillainous(foe.band.kind)) yield* weird(world, laws, band, foe.band);
  } else {
    const { name, parts } = moveOf(ownKind(band), band.flavour, value);
    note(world, { kind: 'encountered', clause: moveClause(value), ...told, result: value, move: name });
    yield* play(world, laws, band, foe, parts, value);
  }
  endAlliances(world, denOf(world));
}

/** PT-JOI-17: a temple never is an aggressor, nor is a villain by these moves (PT-VIL-11). */
function ownKind({ kind }: Band): GroupKind {
  if (!isOwnKind(kind)) throw new Impossible(`${kind} have no moves`);
  return kind;
}

function* challengeRoll(world: PlaytestWorld, band: Band, foe: Foe): Rule<number> {
  const about = `era ${denOf(world).era}, ${band.id}, ${world.journal.entries.length}`;
  const d10 = yield* roll('PT-ENC-03', '1d10', { kind: 'the challenge', group: band.id }, about);
  const stronger = strengthOf(world, band) > foeStrength(world, foe) ? 1 : 0;
  const bonus = hasBonus(world, band) ? 1 : 0;
  if (bonus) spendBonus(world, band, 'PT-ENC-04');
  // PT-JOI-06: an artifact counts for whoever holds it.
  const artifact = hasArtifact(world, band.id) ? 1 : 0;
  return d10 + stronger + bonus + artifact;
}

/** PT-ENC-09: a pack's ● count 1 each. */
function foeStrength(world: PlaytestWorld, foe: Foe): number {
  return 'band' in foe ? strengthOf(world, foe.band) : packIn(world, foe.pack).length;
}

/** PT-ENC-06, PT-KEY-07: the parts in printed order; ● lost at once are added up, and deaths looked at after the whole move. */
function* play(
  world: PlaytestWorld,
  laws: Laws,
  band: Band,
  foe: Foe,
  parts: readonly Keyword[],
  result: Result,
): Rule {
  const clause = moveClause(result);
  let [own, theirs] = [0, 0];
  let killed = false;
  let flees = false;
  for (const part of parts) {
    if (isOver(world)) return;
    switch (part.do) {
      case 'lose':
        own += part.many;
        break;
      case 'pay':
        own += part.many - pay(world, band, foe, part.many);
        break;
      case 'slay':
        theirs += part.many;
        break;
      case 'loot':
        theirs += part.many - loot(world, band, foe, part.many);
        break;
      case 'exterminate':
        if ('band' in foe && foe.band.kind === 'alpha') killed = true;
        // PT-VIL-10: of an Alpha Villain it takes one.
        else if ('band' in foe && foe.band.kind === 'alpha villain') theirs += 3;
        else theirs += part.else;
        break;
      case 'gain':
        yield* gainFolk(world, band, part.many, clause);
        break;
      case 'bonus':
        gainBonus(world, band, clause);
        break;
      case 'serve':
        if ('band' in foe && !isVillainous(foe.band.kind)) gainBonus(world, foe.band, clause);
        break;
      case 'infest':
        yield* infest(world, band, foe);
        break;
      case 'flee':
        flees = true;
        break;
      default:
        unreachable(part);
    }
  }
  takeFolk(world, band, toll(band, own), clause);
  yield* hurt(world, band, foe, theirs, killed, clause);
  yield* dieIfEmpty(world, band, 'band' in foe ? foe.band : null);
  if (isOver(world) || !isAlive(world, band)) return;
  if (flees) yield* flee(world, laws, band, foe);
  if ('band' in foe) yield* wipedOut(world, band, foe.band);
}

/** PT-KEY-01: what it gives; a pack's ○ lie with it. */
function pay(world: PlaytestWorld, band: Band, foe: Foe, many: number): number {
  const beads = purseOf(world, band).slice(0, many);
  if ('band' in foe) takeTreasure(world, foe.band, beads, band.id, 'PT-KEY-01');
  return beads.length;
}

/** PT-KEY-03, PT-ENC-09. */
function loot(world: PlaytestWorld, band: Band, foe: Foe, many: number): number {
  const purse = 'band' in foe ? purseOf(world, foe.band) : hoardIn(world, foe.pack);
  const beads = purse.slice(0, many);
  takeTreasure(world, band, beads, 'band' in foe ? foe.band.id : null, 'PT-KEY-03');
  return beads.length;
}

function* hurt(world: PlaytestWorld, band: Band, foe: Foe, many: number, killed: boolean, clause: Clause): Rule {
  if ('pack' in foe) return yield* slayInPack(world, foe.pack, many);
  if (killed) return yield* die(world, foe.band, band, 'PT-KEY-05');
  takeFolk(world, foe.band, toll(foe.band, many), clause);
  yield* dieIfEmpty(world, foe.band, band);
}

/** PT-ENC-08: the new ● lives in a new room where they meet, whoever had the place. */
function* infest(world: PlaytestWorld, band: Band, foe: Foe): Rule {
  if (!('band' in foe) || populationOf(world, band) >= MOST) return;
  const place = placeBetween(world, band, foe.band);
  if (!place || band.lair === null) return yield* gainFolk(world, band, 1, 'PT-ENC-08');
  const what = { kind: 'room of', of: band.flavour.key } as const;
  const by = { clause: 'PT-ENC-08', room: 'lair', variant: band.flavour.lair, owner: band.id } as const;
  const room = draw(world, { ...by, kind: 'room', shape: place.room, what, area: 1 });
  drawJoint(world, 'PT-ENC-08', place, band.id);
  takeFromAll(world, place.room, band);
  yield* joinTerritory(world, band, place.joint ? [place.room, place.joint] : [place.room]);
  if (isAlive(world, band)) put(world, band, 'PT-ENC-08', 'population', room);
}

/** PT-ENC-07, PT-ALP-12: away from whom it met; an ettin meets once more instead, and keeps the second result. */
function* flee(world: PlaytestWorld, laws: Laws, band: Band, foe: Foe): Rule {
  const from = 'band' in foe ? centreOf(lairOf(world, foe.band).shape) : centreOf(foe.pack.shape);
  if (band.flavour.key === 'ettin' && 'band' in foe && !denOf(world).turn.again.includes(band.id)) {
    denOf(world).turn.again.push(band.id);
    return yield* laws.encounter(world, band, foe.band);
  }
  yield* laws.relocate(world, band, yield* awayFrom(world, band, from));
}

/** PT-BRD-10: wererats grow by each group that they wipe out. */
function* wipedOut(world: PlaytestWorld, band: Band, other: Band): Rule {
  if (band.flavour.key === 'wererats' && !isAlive(world, other)) yield* gainFolk(world, band, 1, 'PT-BRD-10');
}

/** Which of several groups is encountered: the default is any, at equal chance. */
export function* whomToMeet(
  clause: 'PT-DEL-08' | 'PT-BRD-07' | 'PT-BRD-08' | 'PT-ALP-04',
  world: PlaytestWorld,
  band: Band,
  among: readonly Band[],
): Rule<Band | null> {
  const [first] = among;
  if (!first) return null;
  const key = yield* choose(clause, {
    by: clause === 'PT-ALP-04' ? 'chance' : band.id,
    topic: { kind: 'whom to meet', group: band.id },
    options: among.map(({ id }) => ({ key: id, what: { kind: 'group', group: id } as const, subject: { group: id } })),
    usual: null,
    about: `era ${denOf(world).era}, ${band.id}`,
  });
  return among.find(({ id }) => id === key) ?? first;
}
