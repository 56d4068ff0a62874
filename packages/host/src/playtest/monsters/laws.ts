import type { Piece, Point } from '@understory/page';
import type { Rule } from '@understory/table';
import type { PlaytestWorld } from '../world.ts';
import type { Band } from './den.ts';

/** What leads to what: an encounter to a flight, a flight to an invasion, an invasion to an encounter. */
export interface Laws {
  encounter(world: PlaytestWorld, band: Band, other: Band): Rule;
  /** It meets a pack in a piece. */
  hunt(world: PlaytestWorld, band: Band, pack: Piece): Rule;
  relocate(world: PlaytestWorld, band: Band, way: Point, driven?: Band): Rule;
  invade(world: PlaytestWorld, band: Band, defender: Band): Rule;
}
