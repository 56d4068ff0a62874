import { settingOf } from '../event-tables.ts';
import { newSheet, sheetOf } from '../record.ts';
import { forageAsVillain, growAsVillain } from '../villainy/alpha-villain/ground.ts';
import { goOut } from '../villainy/dungeon-master/going-out.ts';
import { chambers, isEmpty, isOccupied } from '../words/chambers.ts';
import { landing } from '../words/landing.ts';
import { lodesLeft } from '../words/lodes.ts';
import { entrances, network, raiderNetwork } from '../words/network.ts';
import type { FirstWorld } from '../world.ts';
import { leaveAll } from './abandoning.ts';
import { digTunnel } from './digging.ts';
import { fullStrength } from './encounter.ts';
import { dugRoom, house, roomFor } from './housing.ts';
import { invade } from './invasion.ts';
import type { OwnLaws } from './laws.ts';
import { moveHome } from './moving.ts';
import { moveIn } from './moving-in.ts';
import { arrive } from './set-up.ts';
import { watch } from './watch.ts';
import { controlOf } from './zone-of-control.ts';

/** A sheet with more rooms is full (H1-FEA-08). */
const FULL = 40;

/** What the first edition has laws of its own for. */
export const ownLaws: OwnLaws<FirstWorld> = {
  ways: network,
  raids: raiderNetwork,
  gates: entrances,
  rooms: chambers,
  isEmpty: ({ page }, room) => isEmpty(page, room),
  isOccupied: ({ page }, room) => isOccupied(page, room),
  lodes: lodesLeft,
  landing,
  setting: settingOf,
  turnSheet(world) {
    const sheet = world.sheets.length;
    const rooms = chambers(world.page).filter((it) => sheetOf(world, it) === sheet).length;
    if (rooms > FULL) newSheet(world, 'monsters', world.journal.entries.length);
  },
  basins: new Set(['cave full of water', 'cave full of magma', 'lava chamber']),
  trapIn: () => null,
  zone: (world, me) => controlOf(me, world),
  founded: moveIn,
  gain: house,
  treasury: roomFor,
  newRoom: dugRoom,
  dig: digTunnel,
  moved: invade,
  moveHome,
  *strength(world, me, role) {
    return fullStrength(world, me, role);
  },
  abandon: leaveAll,
  watch,
  // The lower one of a hollow earth is the chaotic ones' (H1-ALT-22).
  castle({ monsters }, alignment) {
    const kingdom = monsters.kingdoms.find((it) => it.alignment === alignment) ?? monsters.kingdoms[0];
    const castle = kingdom?.buildings.find((it) => it.what === 'castle');
    return kingdom && castle ? { piece: castle.piece, owner: kingdom.id } : null;
  },
  *newCastle() {
    return null;
  },
  goOut,
  grow: growAsVillain,
  forage: forageAsVillain,
  *newAlpha(world) {
    return yield* arrive(world, 'alpha', yield* landing(world, 'H1-AVI-01', 'alpha villain'), { invades: false });
  },
};
