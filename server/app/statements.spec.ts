import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { specDatabaseUrl } from '#server/testing/database/database';
import { type DescribedColumn, describeStatement } from '#server/testing/statements/describe-statement';
import {
  type ColumnKind,
  type DeclaredColumn,
  type ServerStatement,
  serverStatements,
} from '#server/testing/statements/server-statements';

let client: Client;
let statements: ServerStatement[];
beforeAll(async () => {
  statements = serverStatements();
  client = new Client({ connectionString: await specDatabaseUrl() });
  await client.connect();
});
afterAll(() => client.end());

// The types that pg returns; it returns strings for others.
const kinds = new Map<number, ColumnKind>([
  [16, 'boolean'],
  [17, 'object'],
  [21, 'number'],
  [23, 'number'],
  [26, 'number'],
  [700, 'number'],
  [701, 'number'],
  [1082, 'date'],
  [1114, 'date'],
  [1184, 'date'],
  [1186, 'object'],
  [114, 'anything'],
  [3802, 'anything'],
  [1009, 'list'],
  [1007, 'list'],
  [2951, 'list'],
  [3807, 'list'],
]);

function differences(declared: DeclaredColumn[], described: DescribedColumn[]): string[] {
  const given = new Map(described.map(({ name, type }) => [name, kinds.get(type) ?? 'string']));
  const said = new Set(declared.map(({ name }) => name));
  return [
    ...declared.flatMap(({ name, optional, kinds: taken }) => {
      const kind = given.get(name);
      if (!kind) return optional ? [] : [`gives no column "${name}"`];
      const fits = kind === 'anything' || taken.includes('anything') || taken.every((each) => each === kind);
      return fits ? [] : [`"${name}" is ${kind}, declared as ${taken.join(' or ')}`];
    }),
    ...[...given.keys()].filter((name) => !said.has(name)).map((name) => `"${name}" is not declared`),
  ];
}

/** Returns the problems of a statement in PostgreSQL, in all its forms. */
async function problems({ at, texts, columns }: ServerStatement): Promise<string[]> {
  const found = new Set<string>();
  for (const text of texts) {
    try {
      const described = await describeStatement(client, text);
      if (columns) for (const difference of differences(columns, described)) found.add(`${at} ${difference}`);
    } catch (error) {
      found.add(`${at} ${(error as Error).message}`);
    }
  }
  return [...found];
}

describe('every SQL statement of the server', () => {
  it('is valid in the migrated database, with the declared columns', async () => {
    const found: string[] = [];
    for (const statement of statements) found.push(...(await problems(statement)));
    expect(found).toEqual([]);
  });

  it('is reported with its file when a column is missing or differs from its declaration', async () => {
    const declared: DeclaredColumn[] = [
      { name: 'id', optional: false, kinds: ['number'] },
      { name: 'label', optional: false, kinds: ['string'] },
    ];
    const statement = { at: 'a.ts:1', unknown: null, columns: declared };
    expect(await problems({ ...statement, texts: ['select title from module'] })).toEqual([
      'a.ts:1 column "title" does not exist',
    ]);
    expect(await problems({ ...statement, texts: ['select id, enabled from module'] })).toEqual([
      'a.ts:1 "id" is string, declared as number',
      'a.ts:1 gives no column "label"',
      'a.ts:1 "enabled" is not declared',
    ]);
  });

  it('is known before the server runs, except a few that are composed at run time', () => {
    const known = statements.filter(({ unknown }) => unknown === null);
    // The number decreases as statements move to the entity manager. Statements of imports are composed by
    // kind, those of translations by language, and each runs in the specs of its feature.
    expect(statements.length - known.length).toBeLessThan(70);
    expect(known.length).toBeGreaterThan(500);
    expect(statements.filter(({ columns }) => columns).length).toBeGreaterThan(known.length / 2);
  });
});
