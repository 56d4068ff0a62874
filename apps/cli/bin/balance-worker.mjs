// A worker thread starts anew: it must learn to read TypeScript for itself.
import { register } from 'tsx/esm/api';

register();
await import('../src/games/host/second/balance/worker.ts');
