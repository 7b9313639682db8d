import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (targets: Record<string, string>): string =>
  `<Relationships>${Object.entries(targets)
    .map(
      ([id, target]) =>
        `<Relationship Id="${id}" Type="${types}/${target.split(' ')[0]}" Target="${target.split(' ')[1]}"/>`,
    )
    .join('')}</Relationships>`;

/** Returns a ZIP file with these parts. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part as string), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** The parts of a workbook: the XML of its sheet's rows, its shared strings and its styles. */
export interface WorkbookParts {
  rows: string;
  shared?: string;
  styles?: string;
  properties?: string;
}

/** Returns the parts of a workbook with one sheet of those rows, in the format of Excel. */
export const workbookParts = ({ rows, shared = '', styles = '', properties = '' }: WorkbookParts) => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relations({ rId1: 'officeDocument xl/workbook.xml' }),
  'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns:r="${types}">${properties}
    <sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations({
    rId1: 'worksheet worksheets/sheet1.xml',
    rId2: 'sharedStrings sharedStrings.xml',
    rId3: 'styles /xl/styles.xml',
  }),
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
});

/** Returns a workbook with one sheet of those rows. */
export const workbookOf = (parts: WorkbookParts): Promise<Buffer> => zipOf(workbookParts(parts));
