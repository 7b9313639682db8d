import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { setPoints } from '#server/features/points/adjust-points';
import { pool } from '#server/platform/database/database';
import { languages } from '#server/platform/language/i18n';
import { deletedName } from '#server/platform/personal-data';
import { root } from '#server/platform/root';
import { adminPortal } from '#server/testing/admin-portal';
import { counted } from '#server/testing/database/counted';
import { makeModule, makePerson, makeResult } from '#server/testing/factories';
import { makeQuestion } from '#server/testing/questions';

const portal = adminPortal();

const path = join(root, 'client/platform/generated/operations.json');
const operations = JSON.parse(readFileSync(path, 'utf8')) as { name: string; document: string }[];
const documentOf = (name: string): string => operations.find((each) => each.name === name)!.document;

interface Answered {
  nodes: Record<string, unknown>[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function request(
  document: string,
  variables: Record<string, unknown> = {},
  as?: string,
): Promise<Answered> {
  return Object.values(await portal.call<Record<string, Answered>>(document, variables, as))[0]!;
}

// Characters for replaced texts, including those that JSON escapes.
const name = '$& $1 "O\'Neil" \\ \u2028 \u{1F600}';

beforeAll(async () => {
  const module = await makeModule({ name: { en: name, es: '', fr: 'Neige' }, test: {} });
  const gone = await makePerson({ name: deletedName });
  for (const [number, person] of [
    ['AAAA-2K9D-XH3T', await makePerson({ name })],
    ['7Q4M-2K9D-XH3T', gone],
  ] as const) {
    const attempt = await makeResult(person.id, module, { status: 'passed', score: 90 });
    await pool().query(
      `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
       select $2, a.id, a.profile_id, 'x', m.name, a.closed_at
       from attempt a join test t on t.id = a.test_id join module m on m.id = t.module_id where a.id = $1
       on conflict (attempt_id) do nothing`,
      [attempt, number],
    );
    await setPoints(portal.admin.viewer, person.id, 40);
  }
  await makeQuestion(module.testId!, 7, { text: 'Where is <b>ice</b>?' });
  await pool().query(
    `insert into data_import (kind, status, file_name, made_by_kind, made_by, started_at, counts, done_counts)
     select 'people', 'done', p.name, 'person', p.id::text, now(), '{"add": 1, "change": 0, "unchanged": 2, "reject": 0}', '{}'
     from profile p`,
  );
});

const lists = [
  'People',
  'AdminResults',
  'AdminPointsEntries',
  'AdminCertificates',
  'AdminQuestionSummaries',
  'Imports',
];

describe.each(lists)('list requested by the client as %s', (operation) => {
  const document = documentOf(operation);
  // The comment makes the document differ from the client’s, so its rows are resolved one by one.
  const resolved = `${document}\n# not the client's`;

  it('is read, counted and serialized in one statement', async () => {
    const { totalCount, nodes } = await request(document);
    expect(totalCount).toBe(nodes.length);
    // The caller is loaded again when an earlier change arrives only now.
    const tries = [await counted(() => request(document)), await counted(() => request(document))];
    expect(Math.min(...tries.map(({ statements }) => statements))).toBe(1);
  });

  it('is the same as with rows resolved one by one, in each language', async () => {
    for (const lang of languages) {
      const token = await portal.api.tokenOf(await makePerson({ role: 'admin', lang }));
      const written = await request(document, {}, token);
      expect(written.nodes.length).toBeGreaterThan(0);
      expect(written).toEqual(await request(resolved, {}, token));
    }
  });

  it('is empty after its last row, as with resolved rows', async () => {
    const { pageInfo } = await request(document);
    const after = { after: pageInfo.endCursor };
    expect((await request(document, after)).nodes).toEqual([]);
    expect(await request(document, after)).toEqual(await request(resolved, after));
  });
});
