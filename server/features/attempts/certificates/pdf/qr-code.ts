import { create } from 'qrcode';

/** Draws a QR code as vector squares without its quiet zone. */
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
