import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { cellsOf, readFile } from '#server/testing/sheets/sheets';
import { workbookOf, workbookParts, zipOf } from '#server/testing/sheets/workbooks';
import { maxCellLength } from './sheet';

const rejection = (reason: string, readDetails: object = {}) => ({
  code: 'BAD_USER_INPUT',
  details: { reason, ...readDetails },
});

const text = (words: string): string => `<c t="inlineStr"><is><t>${words}</t></is></c>`;

const heading = `<row r="1">${text('Name')}${text('Age')}</row>`;

/** Returns the cells of the second row of a sheet with this XML. */
async function cells(xml: string, parts: { shared?: string; styles?: string; properties?: string } = {}) {
  const file = await workbookOf({ ...parts, rows: `${heading}<row r="2">${xml}</row>` });
  return (await cellsOf(file, 'people.xlsx'))[1];
}

/** Styles whose cells have those formats, after the one of cells without. */
const styles = (...codes: (number | string)[]): string => {
  const ids = codes.map((code, at) => (typeof code === 'number' ? code : 164 + at));
  const formats = codes.map((code, at) => `<numFmt numFmtId="${ids[at]}" formatCode="${code}"/>`);
  return `<numFmts>${formats.filter((_, at) => typeof codes[at] === 'string').join('')}</numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
};

describe('workbook', () => {
  it('has its headings in the first nonempty row, and rows with their numbers', async () => {
    const rows = `<row r="2"/><row r="3"><c r="A3" t="inlineStr"><is><t>Name</t></is></c>
      <c r="C3" t="inlineStr"><is><t> Age </t></is></c></row>
      <row r="7"><c r="C7"><v>41</v></c></row><row r="8"><c r="B8" s="0"/></row><row><c><v>1</v></c></row>`;
    const { headings, rows: read } = await readFile(await workbookOf({ rows }), 'a.xlsx');
    expect(headings).toEqual(['Name', '', 'Age']);
    expect(read).toEqual([
      { line: 7, cells: ['', '', '41'] },
      { line: 9, cells: ['1', '', ''] },
    ]);
  });

  it('reads inline, shared and formatted texts', async () => {
    const shared = `<si><t>Zoë &amp; Al</t></si>
      <si><r><t xml:space="preserve">in </t></r><r><rPr><b/></rPr><t>parts</t></r><rPh><t>spelt</t></rPh></si>
      <si><t><![CDATA[<b>]]></t></si>`;
    const xml = '<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>2</v></c>';
    expect(await cells(`${xml}${text('a_x000A_b_x005F_x0041_')}`, { shared })).toEqual([
      'in parts',
      'Zoë & Al',
      '<b>',
      'a\nb_x0041_',
    ]);
  });

  it('reads any of very many shared strings', async () => {
    const count = 5000;
    const shared = Array.from({ length: count }, (_, at) => `<si><t>word ${at}</t></si>`).join('');
    const order = Array.from({ length: count }, (_, at) => (at * 2333) % count);
    const rows = order.map((at) => `<row><c t="s"><v>${at}</v></c></row>`).join('');
    const read = await cellsOf(await workbookOf({ rows, shared }), 'a.xlsx', 65_536);
    expect(read).toEqual(order.map((at) => [`word ${at}`]));
  });

  it('reads numbers as displayed, booleans, and results of formulas', async () => {
    const xml = `<c><v>0.1</v></c><c><v>1.1000000000000001</v></c><c><v>0.30000000000000004</v></c><c><v>-12</v></c>
      <c><v>1E3</v></c><c s="1"><v>0.85</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c>
      <c><f>A1+1</f><v>7</v></c><c t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c t="e"><v>#N/A</v></c>`;
    expect(await cells(xml, { styles: styles(9) })).toEqual([
      '0.1',
      '1.1',
      '0.3',
      '-12',
      '1000',
      '85%',
      'true',
      'false',
      '7',
      'ab',
      '#N/A',
    ]);
  });

  it('reads dates, times and durations by the format of their cells', async () => {
    const formats = styles(
      14,
      22,
      20,
      'dd/mm/yyyy',
      '[$-409]yyyy\\-mm\\-dd\\ hh:mm;@',
      'h:mm AM/PM',
      '[h]:mm',
      '0.0 &quot;days&quot;',
      'mmm',
    );
    const values = [45_688, 45_688.5, 0.25, 45_688.9, 45_688.520_833_333_3, 0.75, 1.5, 3, 45_688];
    const xml = values.map((value, at) => `<c s="${at + 1}"><v>${value}</v></c>`).join('');
    expect(await cells(`${xml}<c t="d"><v>2025-01-31</v></c>`, { styles: formats })).toEqual([
      '2025-01-31',
      '2025-01-31T12:00:00.000',
      '06:00:00',
      '2025-01-31',
      '2025-01-31T12:30:00.000',
      '18:00:00',
      '1.5',
      '3.0 days',
      '2025-01-31',
      '2025-01-31',
    ]);
  });

  it('counts days from 1900 with its nonexistent leap day, or from 1904', async () => {
    const xml = '<c s="1"><v>1</v></c><c s="1"><v>59</v></c><c s="1"><v>61</v></c><c s="1"><v>-1</v></c>';
    const of = { styles: styles(14) };
    expect(await cells(xml, of)).toEqual(['1900-01-01', '1900-02-28', '1900-03-01', '-1']);
    expect((await cells(xml, { ...of, properties: '<workbookPr date1904="1"/>' }))![0]).toBe('1904-01-02');
  });

  it('is read by its relationships, whatever its file names and prefixes', async () => {
    const relation = (id: string, type: string, target: string) =>
      `<r:Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/relationships/${type}" Target="${target}"/>`;
    const file = await zipOf({
      '_rels/.rels': `<r:Relationships>${relation('a', 'officeDocument', '/book/main.xml')}</r:Relationships>`,
      'book/main.xml': `<x:workbook><x:sheets><x:sheet name="Old" state="hidden" r:id="c"/>
        <x:sheet name="Chart" r:id="d"/><x:sheet name="People" r:id="b"/></x:sheets></x:workbook>`,
      'book/_rels/main.xml.rels': `<r:Relationships>${relation('b', 'worksheet', 'deep/../one.xml')}
        ${relation('c', 'worksheet', 'two.xml')}${relation('d', 'chartsheet', 'three.xml')}</r:Relationships>`,
      'book/one.xml':
        '<x:worksheet><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    });
    expect(await cellsOf(file, 'misnamed.csv')).toEqual([['7']]);
  });

  it('keeps a leading apostrophe in its cells', async () => {
    expect(await cells(`${text("'=1")}${text('=1')}`)).toEqual(["'=1", '=1']);
  });

  it.each<[string, object, string, object]>([
    [
      'a cell that is too long',
      { rows: `<row>${text('x'.repeat(maxCellLength + 1))}</row>` },
      'cell_too_long',
      { line: 1 },
    ],
    [
      'a shared string that is too long',
      { rows: '<row><c t="s"><v>0</v></c></row>', shared: `<si><t>${'x'.repeat(99_999)}</t></si>` },
      'cell_too_long',
      { line: 1 },
    ],
    [
      'too many columns',
      { rows: '<row><c r="XFD1"><v>1</v></c></row>' },
      'too_many_columns',
      { line: 1, columns: 16_384 },
    ],
    ['no rows', { rows: '' }, 'empty', {}],
    ['an unknown shared string', { rows: '<row><c t="s"><v>3</v></c></row>' }, 'broken_workbook', {}],
    [
      'a row above the maximum',
      { rows: '<row r="99999999999"><c><v>3</v></c></row>' },
      'broken_workbook',
      {},
    ],
    [
      'two rows with one number',
      { rows: '<row r="1"/><row r="1"><c><v>3</v></c></row>' },
      'broken_workbook',
      {},
    ],
    [
      'a column above the maximum',
      { rows: '<row><c r="ZZZZZZZ1"><v>3</v></c></row>' },
      'broken_workbook',
      {},
    ],
    ['truncated XML', { rows: '<row><c>' }, 'broken_workbook', {}],
    ['endlessly nested elements', { rows: '<a>'.repeat(100) + '</a>'.repeat(100) }, 'broken_workbook', {}],
    ['an undeclared entity', { rows: `<row>${text('&lol;')}</row>` }, 'broken_workbook', {}],
  ])('is rejected with a clear reason for %s', async (_, parts, reason, readDetails) => {
    const file = await workbookOf(parts as { rows: string });
    await expect(cellsOf(file, 'a.xlsx', 65_536)).rejects.toMatchObject(rejection(reason, readDetails));
  });

  it.each<[string, Record<string, string>, string]>([
    ['no sheet', { 'xl/workbook.xml': '<workbook/>' }, 'no_sheet'],
    ['no workbook', { '_rels/.rels': '<Relationships/>' }, 'broken_workbook'],
    [
      'growing entities',
      {
        'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet>&b;</worksheet>`,
      },
      'entities',
    ],
    [
      'an entity of a file',
      { 'xl/workbook.xml': '<!DOCTYPE a SYSTEM "file:///etc/passwd"><workbook/>' },
      'entities',
    ],
  ])('is rejected with a clear reason when its parts have %s', async (_, parts, reason) => {
    const file = await zipOf({ ...workbookParts({ rows: heading }), ...parts });
    await expect(cellsOf(file, 'a.xlsx')).rejects.toMatchObject(rejection(reason));
  });
});

describe('ZIP file', () => {
  const bombOf = (rows: string) => workbookOf({ rows: `${heading}${rows}` });

  it('is rejected when it unpacks to far more than its size', async () => {
    const spaces = ' '.repeat(1024 * 1024);
    const bomb = await bombOf(spaces.repeat(20));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(cellsOf(bomb, 'a.xlsx')).rejects.toMatchObject(rejection('zip_bomb'));
  });

  it('is rejected when its declared size is too small', async () => {
    const bomb = await bombOf(' '.repeat(20 * 1024 * 1024));
    const size = Buffer.alloc(4);
    const sheet = workbookParts({ rows: `${heading}${' '.repeat(20 * 1024 * 1024)}` })[
      'xl/worksheets/sheet1.xml'
    ];
    size.writeUInt32LE(sheet.length);
    const small = Buffer.from(size);
    small.writeUInt32LE(1000);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at + 4)) small.copy(bomb, at);
    await expect(cellsOf(bomb, 'a.xlsx')).rejects.toMatchObject(rejection('broken_workbook'));
  });

  it('is rejected with very many files', async () => {
    const files = Array.from({ length: 1001 }, (_, at) => [`xl/${at}.xml`, '']);
    const bomb = await zipOf({ ...workbookParts({ rows: heading }), ...Object.fromEntries(files) });
    await expect(cellsOf(bomb, 'a.xlsx', 65_536)).rejects.toMatchObject(rejection('zip_bomb'));
  });

  it('is not searched inside another ZIP file', async () => {
    const inner = await workbookOf({ rows: heading });
    await expect(cellsOf(await zipOf({ 'a.xlsx': inner }), 'a.xlsx')).rejects.toMatchObject(
      rejection('broken_workbook'),
    );
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['is truncated', (file) => file.subarray(0, file.length / 2)],
    ['has only its end', (file) => Buffer.concat([Buffer.from('PK\x05\x06'), file.subarray(-18)])],
    [
      'has altered bytes',
      (file) => Buffer.from(file.map((byte, at) => (at > 60 && at < 90 ? byte ^ 0xff : byte))),
    ],
  ])('is rejected with a clear reason when it %s', async (_, broken) => {
    const file = broken(await workbookOf({ rows: heading }));
    await expect(cellsOf(file, 'a.xlsx')).rejects.toMatchObject(rejection('broken_workbook'));
  });

  it('is rejected with wrong checksums', async () => {
    const parts = Object.entries(workbookParts({ rows: heading }));
    const zip = new ZipFile();
    for (const [path, part] of parts) zip.addBuffer(Buffer.from(part), path, { compress: false });
    zip.end();
    const file = await buffer(zip.outputStream);
    file.write('Nome', file.indexOf('<t>Name') + 3);
    await expect(cellsOf(file, 'a.xlsx')).rejects.toMatchObject(rejection('broken_workbook'));
  });

  it('is rejected with that reason when it has a password', async () => {
    const file = await workbookOf({ rows: heading });
    // The flag is the third field of each header of the directory.
    for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 4))
      file[at + 8]! |= 1;
    await expect(cellsOf(file, 'a.xlsx')).rejects.toMatchObject(rejection('encrypted'));
  });
});

describe('workbook in the old .xls format', () => {
  const container = (words: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(9000),
      Buffer.from(words, 'utf16le'),
    ]);

  it('is rejected with instructions, and a protected one with that reason', async () => {
    await expect(cellsOf(container('Workbook'), 'a.xlsx')).rejects.toMatchObject(rejection('old_workbook'));
    await expect(cellsOf(container('EncryptedPackage'), 'a.xlsx')).rejects.toMatchObject(
      rejection('encrypted'),
    );
  });
});
