const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A random identifier with the extension that the file came with: what it was called at home stays there. */
export function randomName(filename: string): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
  const [extension = ''] = /\.[^.]+$/.exec(filename) ?? [];
  return id + extension;
}
