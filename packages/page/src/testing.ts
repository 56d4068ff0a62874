// For tests only: games are played with memory.
export { forgetting } from './derived.ts';
