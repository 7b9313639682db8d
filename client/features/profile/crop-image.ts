/** A part of a picture, in hundredths of its width and height. */
export type Part = { x: number; y: number; width: number; height: number };

const longestSide = 1600;
const quality = 0.92;

/** The square in pixels that a part of a picture is, and how long its side becomes. */
export function squareOf(part: Part, width: number, height: number) {
  const x = Math.round((part.x / 100) * width);
  const y = Math.round((part.y / 100) * height);
  const side = Math.max(1, Math.min(Math.round((part.width / 100) * width), width - x, height - y));
  return { x, y, side, drawn: Math.min(side, longestSide) };
}

/** Cuts a square out of a picture as it is shown, upright, and makes it a JPEG file. */
export async function cropImage(picture: HTMLImageElement, part: Part): Promise<File> {
  const { x, y, side, drawn } = squareOf(part, picture.naturalWidth, picture.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw.');
  // JPEG knows nothing transparent, which would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, drawn, drawn);
  context.drawImage(picture, x, y, side, side, 0, 0, drawn, drawn);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new Error('The browser could not make a JPEG.');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
