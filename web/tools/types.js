/** Makes src/generated/*.ts from the JSON Schemas that `tools/client.py` puts there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compile } from 'json-schema-to-typescript';

const folder = join(import.meta.dirname, '..', 'src', 'generated');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.schema.json'))) {
  const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const types = await compile(schema, schema.title, {
    bannerComment: '/* Made from the schema of the server by `make types`: do not edit. */',
    additionalProperties: false,
    unreachableDefinitions: true,
    enableConstEnums: false,
    ignoreMinAndMaxItems: true,
  });
  writeFileSync(join(folder, file.replace('.schema.json', '.ts')), types);
}
