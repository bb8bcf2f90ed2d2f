/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Rule pages as HTML: `"en/seas-of-strife"` to a function that loads the page. */
declare module 'virtual:rules' {
  const pages: Record<string, () => Promise<{ default: string }>>;
  export default pages;
}

/** Strategy pages in the same form. */
declare module 'virtual:strategy' {
  const pages: Record<string, () => Promise<{ default: string }>>;
  export default pages;
}

/** SVG path data of one game icon, drawn in a 512 by 512 box. */
declare module 'virtual:icons/*' {
  const path: string;
  export default path;
}
