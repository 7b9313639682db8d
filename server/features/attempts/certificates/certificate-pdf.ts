import PDFDocument from 'pdfkit';
import { dayText } from '#server/platform/calendar';
import { type Language, localize } from '#server/platform/language/i18n';
import type { CertificateValues } from './certificate.types';
import { certificateTexts } from './certificate-texts';
import type { FontStyle } from './fonts/pdf-fonts';
import { drawQrCode } from './pdf/qr-code';
import { readableOn } from './pdf/contrast';
import { validateText, writeLine } from './pdf/pdf-text';
import { drawMark, drawTire, drawTread } from './pdf/tire-art';

/** The settings that a certificate shows. */
interface Site {
  productName: string;
  brandColor: string;
  timezone: string;
  /** The address that people open, without a trailing slash. */
  publicUrl: string;
}

const page = { width: 841.89, height: 595.28 };
const band = 300;
const left = 348;
const width = page.width - left - 48;
const qr = { size: 104, x: page.width - 48 - 104, y: page.height - 48 - 104 };
const colours = { ink: '#141619', dimmed: '#4c5055', rubber: '#0c0d0f', light: '#ebedef', line: '#d5d8db' };

interface Block {
  tag: 'H1' | 'P';
  text: string;
  style: FontStyle;
  sizes: readonly [largest: number, smallest: number];
  colour: string;
  /** Baseline of a single line in points from the top. Two lines are centered around it. */
  y: number;
  width?: number;
  indent?: number;
}

const verifyAddress = (site: Site, number: string): string => `${site.publicUrl}/certificates/${number}`;

/** Returns the texts from top to bottom. */
function blocksOf(certificate: CertificateValues, lang: Language, site: Site): Block[] {
  const texts = certificateTexts[lang];
  const { ink, dimmed } = colours;
  const label = { tag: 'P', style: 'text', colour: dimmed, sizes: [12, 8] } as const;
  const name = { tag: 'P', style: 'heading', colour: ink } as const;
  const wide = { tag: 'P', style: 'wide', colour: ink } as const;
  const test = localize(certificate.testNameTranslations, lang);
  const date = dayText(site.timezone, new Date(certificate.passedAt), lang);
  const address = verifyAddress(site, certificate.number);
  const beside = qr.x - left - 24;
  return [
    { ...wide, text: site.productName, sizes: [15, 9], y: 70, indent: 34 },
    { ...name, tag: 'H1', text: texts.title, sizes: [62, 40], y: 150 },
    { ...label, text: texts.holder, sizes: [14, 10], y: 212 },
    { ...name, text: certificate.holderName, sizes: [40, 22], y: 256 },
    { ...label, text: texts.test, sizes: [14, 10], y: 302 },
    { ...name, text: test, sizes: [30, 18], y: 340 },
    { ...label, text: texts.date, y: 386 },
    { ...label, text: date, colour: ink, sizes: [16, 10], y: 407 },
    { ...label, text: texts.number, y: qr.y + 14 },
    { ...wide, text: certificate.number, sizes: [18, 10], y: qr.y + 38, width: beside },
    { ...label, text: texts.verify, y: qr.y + 82, width: beside },
    { ...label, text: address, colour: ink, y: qr.y + 100, width: beside },
  ];
}

function writeBlock(document: PDFKit.PDFDocument, block: Block): void {
  const { style, text, indent = 0 } = block;
  const box = { width: (block.width ?? width) - indent, sizes: block.sizes };
  const { lines, size } = validateText(document, text, style, box);
  document.fillColor(block.colour);
  lines.forEach((line, index) => {
    const y = block.y + (index - (lines.length - 1) / 2) * size * 1.1;
    writeLine(document, line, style, { x: left + indent, y, size });
  });
}

function drawDecoration(document: PDFKit.PDFDocument, site: Site): void {
  const accent = readableOn(colours.rubber, site.brandColor, colours.light);
  document.markContent('Artifact', { type: 'Layout' });
  document.save().rect(0, 0, band, page.height).clip();
  document.rect(0, 0, band, page.height).fill(colours.rubber);
  const line = site.productName;
  drawTire(document, { x: -40, y: page.height / 2, radius: 320, line, letterColour: accent });
  document.restore();
  document.rect(band, 0, 6, page.height).fill(site.brandColor);
  drawMark(document, left, 50, 24, colours.ink);
  drawTread(document, left, 167, colours.ink);
  document
    .moveTo(left, qr.y - 14)
    .lineTo(page.width - 48, qr.y - 14)
    .lineWidth(0.75)
    .stroke(colours.line);
  document.endMarkedContent();
}

function draw(
  document: PDFKit.PDFDocument,
  certificate: CertificateValues,
  lang: Language,
  site: Site,
): void {
  drawDecoration(document, site);
  const structure = document.struct('Document');
  document.addStructure(structure);
  for (const block of blocksOf(certificate, lang, site)) {
    structure.add(document.struct(block.tag, {}, () => writeBlock(document, block)));
  }
  const address = verifyAddress(site, certificate.number);
  const code = () => drawQrCode(document, address, { ...qr, colour: colours.ink });
  structure.add(document.struct('Figure', { alt: certificateTexts[lang].code }, code));
  document.link(left, qr.y + 88, qr.x - left - 24, 16, address);
  structure.end();
}

/** Returns a certificate as a PDF of one page in one language. Equal input gives equal bytes. */
export async function certificatePdf(
  certificate: CertificateValues,
  lang: Language,
  site: Site,
): Promise<Buffer> {
  const texts = certificateTexts[lang];
  const passedAt = new Date(certificate.passedAt);
  const test = localize(certificate.testNameTranslations, lang);
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info: {
      Title: `${texts.title}: ${certificate.holderName}, ${test}`,
      Author: site.productName,
      Creator: site.productName,
      CreationDate: passedAt,
      ModDate: passedAt,
    },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  draw(document, certificate, lang, site);
  document.end();
  await ended;
  return Buffer.concat(parts);
}
