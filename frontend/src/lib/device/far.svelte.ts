/** How many times larger the table is drawn than it was laid out: on a screen that is read across a room. Else 1. */
export const far = $state({ by: 1 });
