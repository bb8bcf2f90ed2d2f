// Writes the few pictures that the cards need out of the icon set into a module, so that the page carries no more.
// Run by hand after a change: node scripts/pictures.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const PICTURES = {
  orange: "sail",
  red: "coral",
  gray: "fog",
  blue: "iceberg",
  green: "rock",
  purple: "lightning-storm",
  teal: "whirlpool-shuriken",
  darkred: "kraken-tentacle",
};

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));

/** The path of an icon in a field of 512 by 512. */
function path(name) {
  const found = [...set.icons[name].body.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]);
  if (found.length === 0) throw new Error(`pictures: the icon "${name}" has no path`);
  return found.join("");
}

const lines = Object.entries(PICTURES).map(([suit, name]) => `  ${suit}:\n    "${path(name)}",`);
const text = `// Written by scripts/pictures.mjs; do not edit.
// Pictures: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0, from the npm package @iconify-json/game-icons.

/** One SVG path a suit, in a field of 512 by 512. */
export const PICTURES = {
${lines.join("\n")}
} as const;
`;
writeFileSync(new URL("../src/games/seas-of-strife/pictures.ts", import.meta.url), text);
