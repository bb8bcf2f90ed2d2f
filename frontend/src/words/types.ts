/** A text with `{parameters}` (see render.ts). With the forms `one` and `other`, the parameter `count` chooses one. */
export type Message = string | { one: string; other: string };

/** The words of an area, by key: `export default { ... } satisfies Catalogue`. */
export type Catalogue = Record<string, Message>;

/** The same keys in another language. A missing or additional key does not compile. */
export type Translation<Source extends Catalogue> = Record<keyof Source, Message>;
