/** `node node.mjs BUNDLE`: reads what is to be checked from the standard input, and writes the digests. */
import { pathToFileURL } from 'node:url';

await import(pathToFileURL(process.argv[2]));
console.log(JSON.stringify(await globalThis.check(JSON.parse(await new Response(process.stdin).text()))));
