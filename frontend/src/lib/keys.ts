/** Whether a key is pressed with Alt, Ctrl or Cmd: it then belongs to the browser or the system. */
export const withModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;
