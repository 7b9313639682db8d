import { beforeAll, describe, expect, it } from '@jest/globals';

let specification: typeof import('./specification.mjs');
beforeAll(async () => {
  specification = await import('./specification.mjs');
});

const source = `
describe('a door', () => {
  it('opens', async () => {});
  it.each(['key', 'card'])(
    'opens with a %s',
    (what) => {},
  );
  it("keeps the neighbour's cat out", () => {});
  const other = 'closes';
});`;

const tree = {
  read: (path: string) => (path === 'door.spec.ts' ? source : undefined),
  exists: (path: string) => ['door.ts', 'hinge.ts'].includes(path),
};

const head = '| # | sentence | state | where | spec |\n|---|---|---|---|---|\n';
const builtRow = '| 1.01 | A door. | built | `door.ts` | door.spec.ts › opens |';
const others = [2, 3, 4, 5, 6, 7, 8, 9].map((section) => `| ${section}.01 | Not shown. | context | | |`);
const tableOf = (...rows: string[]) => `# Title\n\n${head}${[...rows, ...others].join('\n')}\n`;
const faultsOf = (...rows: string[]) => specification.faultsOf(tableOf(...rows), tree);

describe('the table of the specification', () => {
  it('has no fault if every row is complete and every proof exists', () => {
    expect(
      faultsOf(
        '| 1.01 | A door \\| gate. | built | `door.ts`<br>hinge.ts | door.spec.ts › opens<br>door.spec.ts › opens with a %s |',
        "| 1.02 | No cats. | built | door.ts | door.spec.ts › keeps the neighbour's cat out |",
        '| 1.03 | A bell. | open | a later release | |',
      ),
    ).toEqual([]);
  });

  it('can be split into several tables', () => {
    const text = `${head}${builtRow}\n\n## Second\n\n${head}${others.join('\n')}`;
    expect(specification.faultsOf(text, tree)).toEqual([]);
  });

  it.each([
    ['a missing cell', '| 1.01 | A door. | built | door.ts |', '1.01 has 4 cells instead of 5'],
    ['an extra cell', '| 1.01 | A | door | open | later | |', '1.01 has 6 cells instead of 5'],
    ['no number', '| one | A door. | open | later | |', "one 'one' is no number such as 2.07"],
    ['no sentence', '| 1.01 | | open | later | |', '1.01 has no sentence'],
    [
      'an unknown state',
      '| 1.01 | A door. | done | later | |',
      "1.01 'done' is none of built, open, context",
    ],
    ['no spec', '| 1.01 | A door. | built | door.ts | |', '1.01 is built, but no spec proves it'],
    ['no file', '| 1.01 | A door. | built | | door.spec.ts › opens |', '1.01 does not say where it is built'],
    [
      'a missing file',
      '| 1.01 | A. | built | gate.ts | door.spec.ts › opens |',
      '1.01 gate.ts does not exist',
    ],
    ['no reason', '| 1.01 | A bell. | open | | |', '1.01 does not say why it is open'],
    [
      'a spec of an open row',
      '| 1.01 | A bell. | open | later | door.spec.ts › opens |',
      '1.01 is open, but names a spec',
    ],
    [
      'a missing spec file',
      '| 1.01 | A door. | built | door.ts | gate.spec.ts › opens |',
      '1.01 gate.spec.ts does not exist',
    ],
    [
      'a file that isn’t a spec',
      '| 1.01 | A door. | built | door.ts | door.ts › opens |',
      '1.01 door.ts is no spec file',
    ],
    [
      'a title that the file lacks',
      '| 1.01 | A door. | built | door.ts | door.spec.ts › locks |',
      "1.01 door.spec.ts has no spec 'locks'",
    ],
    [
      'a spec without its title',
      '| 1.01 | A door. | built | door.ts | door.spec.ts |',
      "1.01 'door.spec.ts' is not of the form path › title",
    ],
  ])('is rejected for %s', (_what, row, fault) => {
    expect(faultsOf(row)).toContain(`docs/specification.md line 5: ${fault}`);
  });

  it.each([
    ['a gap', ['1.01', '1.03'], 'line 6: 1.03 does not follow 1.01'],
    ['a repeated number', ['1.01', '1.01'], 'line 6: 1.01 does not follow 1.01'],
    ['a first number other than 1.01', ['1.02'], 'line 5: 1.02 does not follow 1.00'],
  ])('is rejected for %s in the numbers', (_what, numbers, fault) => {
    const faults = faultsOf(...numbers.map((number) => `| ${number} | A bell. | open | later | |`));
    expect(faults).toEqual([`docs/specification.md ${fault}`]);
  });

  it('is rejected if the last section is missing', () => {
    expect(specification.faultsOf(head + builtRow, tree)).toEqual([
      'docs/specification.md the last section is 1 instead of 9',
    ]);
  });

  it('counts its rows by state', () => {
    const rows = specification.rowsOf(tableOf(builtRow, '| 1.02 | A bell. | open | later | |'));
    expect(specification.countByState(rows)).toEqual({ built: 1, open: 1, context: 8 });
  });
});

describe('the search for a spec’s title', () => {
  it.each([
    ['opens', true],
    ['opens with a %s', true],
    ["keeps the neighbour's cat out", true],
    ['open', false],
    ['opens.*', false],
    ['a door', false],
    ['closes', false],
  ])('looks for %s: %s', (title, found) => {
    expect(specification.hasTitle(source, title)).toBe(found);
  });
});
