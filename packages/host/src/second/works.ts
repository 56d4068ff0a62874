import type { FacilityName } from './civilization/aliens/facilities.table.ts';
import type { DemonicName } from './civilization/demons/constructions.table.ts';
import type { MagicianName, OneOfTwo } from './civilization/magicians/constructions.table.ts';

/** Everything that peoples build, by its printed name, and what it may come out as. */
export type WorkName =
  | DwarvenName
  | Agora
  | Manufactory
  | Waterworks
  | CapitolName
  | ExpansionName
  | DemonicName
  | MagicianName
  | OneOfTwo
  | FacilityName
  | 'Baths'
  | 'Vault'
  /** What ends the Magicians is written down like a work. */
  | 'Vengeance'
  | 'Diaspora';

export type DwarvenName =
  | 'Tomb'
  | 'Workshops'
  | 'Drinking Hall'
  | 'Trophy Hall'
  | 'Powerplant'
  | 'Smelter'
  | 'Citadel'
  | 'The City'
  | 'Furnace'
  | 'Bridge, Dam or Cistern'
  | 'Imperial Throne Room'
  | 'They Delve Too Deep'
  | 'Foundry'
  | 'Agora'
  | 'Gates of Dwarf'
  | 'Aqueduct'
  | 'Doom Weapon'
  | 'The Underground Highway'
  | 'Manufactory'
  | 'An Impossible Engine'
  | 'Industrial Accident';

export type CapitolName =
  | 'Abattoir'
  | 'Arena'
  | "Foreman's Guild"
  | 'Expeditionary Force'
  | 'Breeding Pit'
  | 'Opera House'
  | 'Escape Route';

export type ExpansionName =
  | 'Excavations'
  | 'Saloon'
  | 'Rebellion'
  | 'Slag Pit'
  | 'Infrastructure'
  | 'Riot'
  | 'Convoy'
  | 'Defenses'
  | 'Wanderlust';

/** What the Agora, the Manufactory and the waterworks of the Dwarves may come out as. */
export type Agora = 'Agora' | 'Senate' | 'Congress' | 'Great Hall' | 'Darrow' | 'Grudge Market' | 'Delf';
export type Manufactory =
  | 'Brewery'
  | 'Assembly line'
  | 'Studio'
  | 'Laboratory'
  | 'Crucible'
  | 'Smithy'
  | 'Glassworks'
  | 'Atelier'
  | 'Loom'
  | 'Maker space';
type Waterworks = 'Bridge' | 'Dam' | 'Cistern';
