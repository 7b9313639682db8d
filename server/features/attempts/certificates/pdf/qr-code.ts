import { create } from 'qrcode';

/** Draws a text as a QR code of drawn squares, without the white margin around it. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) document.rect(x + column * step, y + row * step, step, step);
    }
  }
  document.fill(colour);
}
