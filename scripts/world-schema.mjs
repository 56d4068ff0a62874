// Writes docs/world.schema.json, the JSON Schema of world files, from the schema that the program itself reads them by.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './setup.mjs';

register();
const { worldFileJsonSchema } = await import('../packages/host/src/file.ts');
writeFileSync(join(root, 'docs/world.schema.json'), `${JSON.stringify(worldFileJsonSchema(), null, 2)}\n`);
