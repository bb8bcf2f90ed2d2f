// JSON Schema on standard input, TypeScript types on standard output; called by scripts/generate_protocol.py.
import { readFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(0, 'utf8'));
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: '',
  style: { singleQuote: true, printWidth: 110 },
  unreachableDefinitions: true,
});
// The root only groups the definitions, and lists of references help no reader.
process.stdout.write(
  types
    .replaceAll(
      /(?: \*\n)? \* This interface was referenced by `.*`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g,
      '',
    )
    .replaceAll('/**\n */\n', '')
    .replace(new RegExp(`export interface ${schema.title} \\{[^}]*\\}\\n`), ''),
);
