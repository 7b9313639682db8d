import { describe, expect, it } from '@jest/globals';
import { runScript } from './run-script';

const small = ['--rounds', '1', '--seconds', '1', '--starts', '1', '--warm-up', '1', '--scale', '0.001'];
// Loading the data and starting both servers takes minutes.
const patience = 900_000;

/** Returns the rows of all tables that console.table printed, by heading and without quotes. */
function parseRows(output: string): Record<string, string>[] {
  let headings: string[] = [];
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('│')) return [];
    const cells = line.split('│').map((cell) => cell.trim().replace(/^(['"])(.*)\1$/, '$2'));
    const isHeading = cells[1] === '(index)';
    if (isHeading) headings = cells;
    return isHeading ? [] : [Object.fromEntries(cells.map((cell, index) => [headings[index], cell]))];
  });
}

async function bench(...options: string[]): Promise<Record<string, string>[]> {
  const { output, errors } = await runScript('bench', [...small, ...options], {}, patience / 1000);
  // The exit code isn't checked, because the limits can be exceeded at a small scale.
  expect(errors.replace(/^Building the .*\n/gm, '')).toBe('');
  return parseRows(output);
}

const figures = (rows: Record<string, string>[]): (string | undefined)[] => rows.map(({ figure }) => figure);

/** Returns the rows without a positive number in this column. Throws if no row has the column. */
function findUnmeasured(rows: Record<string, string>[], column: string): Record<string, string>[] {
  const named = rows.filter((row) => column in row);
  if (named.length === 0) throw new Error(`No row has the column '${column}'.`);
  return named.filter((row) => !(Number(row[column]) > 0 && Number.isFinite(Number(row[column]))));
}

const calls = [
  'settings and menus',
  '50 modules with own test status',
  'profile with its last 20 results',
  'save an answer',
  'submit a test of 30 questions',
  'the same at a PRO test',
];
const callers = ['stranger', 'learner', 'administrator', 'API client'];
const images = [
  '3 megapixels to all variants, the encoder',
  'the same, uploaded to the portal',
  'plain sharp, each variant from the file',
  'plain sharp, all from one picture',
  ...['jpg', 'png', 'webp'].map((kind) => `4 megapixels, ${kind}, two at once`),
];

describe('npm run bench', () => {
  it(
    'measures calls, costly queries and images',
    async () => {
      const rows = await bench();
      expect(figures(rows)).toEqual([...calls, ...callers.map(() => undefined), ...images]);
      expect(rows.map((row) => row['worst query of']).filter(Boolean)).toEqual(callers);
      for (const column of ['ratio', 'times the module list', 'to plain sharp'])
        expect(findUnmeasured(rows, column)).toEqual([]);
    },
    patience,
  );

  it(
    'measures only the given group',
    async () => {
      const costly = await bench('--only', 'costly');
      expect(costly.map((row) => row['worst query of'])).toEqual(callers);
      expect(findUnmeasured(costly, 'CPU ms')).toEqual([]);
      expect(figures(await bench('--only', 'images'))).toEqual(images);
    },
    patience,
  );

  it(
    'measures the work of administrators',
    async () => {
      const rows = await bench('--only', 'admin');
      expect(figures(rows)).toEqual([
        'first page of people: CPU, portal to raw',
        "first page of people: PostgreSQL's time",
        'people filtered, with their number: CPU, portal to raw',
        "people filtered, with their number: PostgreSQL's time",
        'people after row 100: CPU, portal to raw',
        "people after row 100: PostgreSQL's time",
        'page 2 by cursors, to page 1: time to answer',
        'people by a word of three letters, to an equal e-mail: time to answer',
        expect.stringMatching(/^results as \.csv \(.*\): memory growth, MB$/),
        expect.stringMatching(/^results as \.csv \(.*\): learners’ saves, to the time before$/),
        expect.stringMatching(/^results as \.xlsx \(.*\): memory growth, MB$/),
        expect.stringMatching(/^results as \.xlsx \(.*\): learners’ saves, to the time before$/),
        expect.stringMatching(/^import of 100 people, to COPY/),
      ]);
      expect(
        findUnmeasured(
          rows.filter(({ figure }) => !figure!.includes('memory')),
          'measured',
        ),
      ).toEqual([]);
    },
    patience,
  );

  it(
    'measures only the given part of the work of administrators',
    async () => {
      const rows = await bench('--only', 'admin', '--part', 'import');
      expect(figures(rows)).toEqual([expect.stringMatching(/^import of 100 people, to COPY/)]);
    },
    patience,
  );

  it('explains its options', async () => {
    const { code, output } = await runScript('bench', ['--help']);
    expect(output).toMatch(/^Usage: npm run bench/);
    expect(code).toBe(0);
  });
});
