// Writes the JSON Schemas of the files for other programs (docs/*.schema.json) from the schemas that the program itself reads them by.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './setup.mjs';

register();
const { worldFileJsonSchema } = await import('../packages/host/src/file.ts');
const { makerFileJsonSchema } = await import('../packages/maker/src/file.ts');
const { evilFileJsonSchema } = await import('../packages/evil/src/file.ts');
const schemas = { world: worldFileJsonSchema(), maker: makerFileJsonSchema(), evil: evilFileJsonSchema() };
for (const [name, schema] of Object.entries(schemas))
  writeFileSync(join(root, `docs/${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
