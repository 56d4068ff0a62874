import type { Clause, Rule } from '@understory/table';
import type { DwarvenName } from '../../works.ts';
import { accident } from './accident.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import * as effects from './effects.ts';
import { aqueduct, delveTooDeep, gates, highway } from './great-works.ts';

export type { DwarvenName } from '../../works.ts';

/** A Dwarven construction: the population it needs, the table it is on, and what building it does. */
export interface DwarvenConstruction {
  readonly clause: Clause;
  readonly table: 'common' | 'craft' | 'industry';
  readonly pop: number;
  readonly name: DwarvenName;
  readonly build: (civ: DwarfCiv, it: DwarvenConstruction) => Rule<unknown>;
  /** One more Build at once. */
  readonly again?: true;
}

const { room, tomb, fortified, treasured } = effects;

/** H2-DWF-T1 to -T3. */
export const dwarvenConstructions: readonly DwarvenConstruction[] = [
  { clause: 'H2-DWF-T1.1', table: 'common', pop: 2, name: 'Tomb', build: tomb },
  {
    clause: 'H2-DWF-T1.2',
    table: 'common',
    pop: 3,
    name: 'Workshops',

    build: effects.workshops,
  },
  { clause: 'H2-DWF-T1.3', table: 'common', pop: 4, name: 'Drinking Hall', build: fortified },
  { clause: 'H2-DWF-T1.4', table: 'common', pop: 4, name: 'Trophy Hall', build: treasured },
  {
    clause: 'H2-DWF-T1.5',
    table: 'common',
    pop: 5,
    name: 'Powerplant',

    build: effects.powerplant,
  },
  { clause: 'H2-DWF-T1.6', table: 'common', pop: 5, name: 'Smelter', build: room },
  { clause: 'H2-DWF-T1.7', table: 'common', pop: 5, name: 'Citadel', build: fortified },
  {
    clause: 'H2-DWF-T1.8',
    table: 'common',
    pop: 6,
    name: 'The City',

    build: effects.city,
  },
  { clause: 'H2-DWF-T1.9', table: 'common', pop: 7, name: 'Furnace', build: room },
  {
    clause: 'H2-DWF-T1.10',
    table: 'common',
    pop: 8,
    name: 'Bridge, Dam or Cistern',

    build: effects.bridgeDamOrCistern,
  },
  { clause: 'H2-DWF-T1.11', table: 'common', pop: 9, name: 'Imperial Throne Room', build: treasured },
  {
    clause: 'H2-DWF-T1.12',
    table: 'common',
    pop: 10,
    name: 'They Delve Too Deep',

    build: delveTooDeep,
  },
  { clause: 'H2-DWF-T2.1', table: 'craft', pop: 6, name: 'Foundry', build: room },
  { clause: 'H2-DWF-T2.2', table: 'craft', pop: 6, name: 'Agora', build: effects.agora },
  {
    clause: 'H2-DWF-T2.3',
    table: 'craft',
    pop: 7,
    name: 'Gates of Dwarf',

    build: gates,
  },
  { clause: 'H2-DWF-T2.4', table: 'craft', pop: 8, name: 'Aqueduct', build: aqueduct },
  { clause: 'H2-DWF-T2.5', table: 'craft', pop: 9, name: 'Doom Weapon', build: effects.doomWeapon },
  {
    clause: 'H2-DWF-T3.1',
    table: 'industry',
    pop: 6,
    name: 'The Underground Highway',

    build: highway,
  },
  {
    clause: 'H2-DWF-T3.2',
    table: 'industry',
    pop: 7,
    name: 'Manufactory',

    build: effects.manufactory,
  },
  {
    clause: 'H2-DWF-T3.3',
    table: 'industry',
    pop: 9,
    name: 'An Impossible Engine',

    build: effects.impossibleEngine,
    again: true,
  },
  {
    clause: 'H2-DWF-T3.4',
    table: 'industry',
    pop: 10,
    name: 'Industrial Accident',

    build: accident,
  },
];
