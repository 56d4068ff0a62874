export { type Book, bookOf } from '../book.ts';
export { drawPlan } from '../draw/draw-plan.ts';
export { drawSection } from '../draw/section.ts';
export type { Told } from '../key/told.ts';
export type { Leaf, LeafEntry, Section } from './leaf.ts';
export { leavesOf } from './leaves.ts';
export { playersLeavesOf } from './players-leaves.ts';
