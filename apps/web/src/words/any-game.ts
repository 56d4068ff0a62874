import type { Game, Told } from '@understory/table';

/** Any game that can lie on the table. */
export type AnyGame = Game<Told, unknown>;
