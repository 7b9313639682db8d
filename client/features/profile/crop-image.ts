/** A part of an image, in percent of its width and height. */
export type Part = { x: number; y: number; width: number; height: number };

const maxSide = 1600;
const quality = 0.92;

/** Returns the square of a crop in pixels, and the side length of the result. */
export function squareOf(part: Part, width: number, height: number) {
  const x = Math.round((part.x / 100) * width);
  const y = Math.round((part.y / 100) * height);
  const side = Math.max(1, Math.min(Math.round((part.width / 100) * width), width - x, height - y));
  return { x, y, side, drawn: Math.min(side, maxSide) };
}

const extensions: Record<string, readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/** Returns the type in which the crop of a file is encoded: its own, or JPEG if no avatar has that type. */
export const cropType = ({ type }: { type: string }): string => (type in extensions ? type : 'image/jpeg');

/** Returns the name of a crop: the file's own extension if it fits the crop's type, else the default one. */
export function cropName(filename: string, type: string): string {
  const [extension = ''] = /\.[^.]+$/.exec(filename) ?? [];
  const fitting = extensions[type] ?? [];
  return `avatar${fitting.includes(extension.toLowerCase()) ? extension : (fitting[0] ?? '')}`;
}

/** Crops a square out of an upright image and returns it as a file of the same type and extension as the original. */
export async function cropImage(picture: HTMLImageElement, part: Part, original: File): Promise<File> {
  const { x, y, side, drawn } = squareOf(part, picture.naturalWidth, picture.naturalHeight);
  const type = cropType(original);
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw.');
  if (type === 'image/jpeg') {
    // JPEG has no transparency. Without a background, transparent parts would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, drawn, drawn);
  }
  context.drawImage(picture, x, y, side, side, 0, 0, drawn, drawn);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  if (!blob) throw new Error(`The browser can't encode the image as ${type}.`);
  // A browser that can't encode a type returns a PNG instead.
  return new File([blob], cropName(original.name, blob.type), { type: blob.type });
}
