import type { Parting } from '@understory/table';
import type { Picture } from '../screens/parted/read-picture.ts';

/** A save whose answers no longer fit the rules: where they parted, and how the world stood. */
export type Parted = Parting & { readonly picture: Picture | null };
