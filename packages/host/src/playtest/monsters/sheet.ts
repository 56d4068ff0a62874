import type { PlaytestWorld } from '../world.ts';
import { isPair } from './den.ts';
import { type BandKind, isOwnKind } from './flavours.table.ts';
import { moveKey, moveOf, RESULTS, type Result } from './moves.table.ts';

/** A move on the sheet of a group: with which throw it comes, the key of its words, and whether it is the one just rolled. */
interface MoveOnSheet {
  readonly result: Result;
  readonly total: string;
  readonly key: string;
  readonly isNow: boolean;
}

/** What lies on the table of a group in the Age of Monsters, as data. */
interface GroupSheet {
  readonly kind: BandKind;
  readonly flavour: string;
  readonly allies: readonly string[];
  readonly walledOff: readonly string[];
  readonly moves: readonly MoveOnSheet[];
}

/** The sheet of a group in a world, now or as it stood; null for who is none. */
export function groupSheet(world: PlaytestWorld, id: string): GroupSheet | null {
  const band = world.den?.bands.find((it) => it.id === id);
  if (!world.den || !band) return null;
  const bound = (pairs: readonly { readonly a: string; readonly b: string }[]) =>
    world.groups.filter((it) => pairs.some((pair) => isPair(pair, id, it.id))).map(({ name }) => name);
  const { kind } = band;
  const rolled = lastResult(world, id);
  return {
    kind,
    flavour: band.isMagi ? 'ogre magi' : band.flavour.key,
    allies: bound(world.den.alliances),
    walledOff: bound(world.den.walls),
    moves: isOwnKind(kind)
      ? RESULTS.map(({ result, total }) => ({
          result,
          total,
          key: moveKey(kind, band.flavour, moveOf(kind, band.flavour, result)),
          isNow: result === rolled,
        }))
      : [],
  };
}

/** What it rolled last in the turn that is played. */
function lastResult({ journal }: PlaytestWorld, id: string): string | null {
  const line = journal.entries.findLast(
    (it) => it.kind === 'encountered' && it.chapter === journal.chapter && 'group' in it && it.group === id,
  );
  return line && 'result' in line ? String(line.result) : null;
}
