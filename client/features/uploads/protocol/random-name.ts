const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

const known = /\.(?:jpe?g|jfif|png|webp)$/i;
const defaultExtensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/**
 * Returns a random file name with the original extension, so that the original name isn't uploaded. If the extension
 * isn't that of an image, the type determines it.
 */
export function randomName(filename: string, type = ''): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
  const [extension = ''] = /\.[^.]+$/.exec(filename) ?? [];
  return id + (known.test(extension) ? extension : (defaultExtensions[type] ?? extension));
}
