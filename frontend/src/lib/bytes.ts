export const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** A random id of 16 letters, digits, `-` and `_`. */
export const freshId = (): string =>
  base64(crypto.getRandomValues(new Uint8Array(12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
