#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { runCompiled } from '../../../scripts/run-compiled.mjs';
import { program } from './program.mjs';

// A command is mostly over before optimised code has repaid what it costs to make: a function must run four times as often as usual
// before it gets any.
setFlagsFromString('--interrupt-budget=300000');
const { cli } = await program();
const [command = ''] = process.argv.slice(2);
runCompiled(cli, /^[a-z]+$/.test(command) ? command : 'help');
