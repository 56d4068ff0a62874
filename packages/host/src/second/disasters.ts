import type { CatastropheKey } from './civilization/aliens/catastrophes.table.ts';

/** What is nobody, and takes and destroys all the same. */
export type Disaster = 'plague' | 'radiation' | 'fate' | 'jinn' | CatastropheKey;
