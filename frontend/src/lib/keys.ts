/** Whether a key goes with Alt, Ctrl or Cmd: then it is the browser's or the system's, whatever it would mean alone. */
export const withModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;
