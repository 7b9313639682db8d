const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

const known = /\.(?:jpe?g|jfif|png|webp)$/i;
const defaultExtensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/**
 * A random identifier with the extension that the file came with: what it was called at home stays there. An image of
 * an extension that no image has, or of none, gets the usual one of its type.
 */
export function randomName(filename: string, type = ''): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
  const [extension = ''] = /\.[^.]+$/.exec(filename) ?? [];
  return id + (known.test(extension) ? extension : (defaultExtensions[type] ?? extension));
}
