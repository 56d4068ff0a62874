import { createRequire } from 'node:module';
import { program } from './program.mjs';

const { 'balance-worker': worker } = await program();
createRequire(import.meta.url)(worker);
