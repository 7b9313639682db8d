import { xmlText } from './xml-text';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The content types. Sheets are the default, because their number isn't known in advance. */
export const contentTypes =
  `${head}<Types xmlns="${packages}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Default Extension="xml" ContentType="${kinds}.worksheet+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`;

const relations = (targets: readonly (readonly [string, string])[]): string => {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${documents}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`;
};

export const packageRelations = relations([['officeDocument', 'xl/workbook.xml']]);

/** Cell styles: default, heading, instant. */
export const styles =
  `${head}<styleSheet xmlns="${main}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss&quot; UTC&quot;"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Returns the XML of a workbook. Its sheets have the given name, with numbers from the second on. */
export function workbookXml(name: string, sheets: number): string {
  // Excel limits sheet names to 31 characters and forbids those with a meaning in formulas.
  const word = xmlText(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 24));
  const each = Array.from({ length: sheets }, (_, at) => {
    const title = at === 0 ? word : `${word} ${at + 1}`;
    return `<sheet name="${title}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`;
  });
  return `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${each.join('')}</sheets></workbook>`;
}

/** Returns the relationships from the workbook to its sheets and styles. */
export function workbookRelations(sheets: number): string {
  const each = Array.from(
    { length: sheets },
    (_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const,
  );
  return relations([...each, ['styles', 'styles.xml']]);
}
