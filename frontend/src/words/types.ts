/** Words with `{parameters}` (render.ts says what they can be); with `one` and `other` where the parameter `count` decides between them. */
export type Message = string | { one: string; other: string };

/** The source of an area's keys: `const en = { ... } satisfies Catalogue`. */
export type Catalogue = Record<string, Message>;

/** The same keys in another language: a missing or superfluous one does not compile. */
export type Translation<Source extends Catalogue> = Record<keyof Source, Message>;
