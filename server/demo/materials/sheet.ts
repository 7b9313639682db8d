import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Language } from '#server/platform/language/i18n';
import type { DemoSheet } from './module-files';

const ink = '#16181b';
const grey = '#565d64';
const left = 56;
const middle = 320;

/** Returns a data sheet as a PDF of one page in one language. */
export function sheetPdf({ label, intro, headings, rows }: DemoSheet, lang: Language): Readable {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang,
    displayTitle: true,
    info: { Title: label[lang], Author: 'Treadway' },
  });
  pdf.rect(0, 0, pdf.page.width, 12).fill('#ffb200');
  pdf.fillColor(grey).font('Helvetica').fontSize(11).text('Treadway', left, 48);
  pdf.fillColor(ink).font('Helvetica-Bold').fontSize(26).text(label[lang], { paragraphGap: 8 });
  pdf.fillColor(grey).font('Helvetica').fontSize(12).text(intro[lang], { paragraphGap: 20 });

  const line = ([first, second]: DemoSheet['headings'], font: string): void => {
    const { y } = pdf;
    pdf.fillColor(ink).font(font).fontSize(13).text(first[lang], left, y).text(second[lang], middle, y);
    pdf
      .moveTo(left, y + 24)
      .lineTo(pdf.page.width - left, y + 24)
      .strokeColor('#cfd4d9')
      .stroke();
    pdf.y = y + 36;
  };
  line(headings, 'Helvetica-Bold');
  for (const row of rows) line(row, 'Helvetica');
  pdf.end();
  return pdf as unknown as Readable;
}
