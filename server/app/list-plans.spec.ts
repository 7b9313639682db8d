import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entities } from '#server/app/entities';
import { seedLarge } from '#server/demo/large/seed-large';
import { largeSizes } from '#server/demo/large/large-sizes';
import { type RowList, type RowQuery, type Text } from '#server/features/editing/rows/row-list';
import { rowsStatement } from '#server/features/editing/rows/rows-statement';
import { rowQuery } from '#server/features/editing/rows/list-rows';
import { queryName } from '#server/features/editing/rows/listed-rows';
import type { Where } from '#server/features/editing/where/where-fields';
import { accountQuery, accountRows } from '#server/features/accounts/accounts.queries';
import { adminAccounts } from '#server/features/accounts/admin-accounts';
import { adminContactMessages } from '#server/features/contact/contact.service';
import { adminSubscriptions } from '#server/features/content/newsletter/subscription.service';
import { importQuery, importRows } from '#server/features/imports/import-list';
import { auditQuery, auditRows } from '#server/features/history/audit-rows';
import { peopleRows } from '#server/features/people/people.queries';
import { teamResultRows } from '#server/features/people/team/team-results.queries';
import { requestQuery, requestRows } from '#server/features/privacy/data-request.queries';
import { proPeopleRows } from '#server/features/profile/pro/pro-people.queries';
import { proPeopleQuery } from '#server/features/profile/pro/pro-people.service';
import { orderQuery, orderRows } from '#server/features/rewards/orders/order-rows';
import { closeDatabase, openDatabase, pool } from '#server/platform/database/database';
import { specDatabaseUrl } from '#server/testing/database/database';
import { listedRows } from './http/listed-rows';

/** Tables whose rows are listed and may be many. */
const large = [
  'profile',
  'attempt',
  'points_entry',
  'certificate',
  'audit_entry',
  'stored_file',
  'asset',
  'reward_order',
  'account',
  'contact_message',
  'newsletter_subscription',
  'data_import',
];

// With this many rows an index is cheaper than scanning the table, and seeding takes only seconds.
const many = 10_000;

beforeAll(async () => {
  const url = await specDatabaseUrl();
  const sizes = largeSizes(0.02, new Date('2026-11-20T00:00:00Z'));
  // No list shows answers, and seeding them takes as long as everything else.
  await seedLarge(url, sizes, () => undefined, ['attempt_question', 'attempt_answer']);
  await openDatabase(url, entities, 2);
  await pool().query(
    `insert into profile (name, email) select md5(n::text), n || '@many.example' from generate_series(1, ${many}) n`,
  );
  await pool().query(
    `insert into stored_file (path, filename, ext, content_type, size, sha256, uploaded_by, stored_at, created_at)
       select p.n::text, md5(p.n::text) || '.pdf', 'pdf', 'application/pdf', p.n, '', p.id, now(),
         now() - p.n * interval '1 minute'
       from (select id, row_number() over () as n from profile limit ${many}) p;
     insert into asset (purpose, filename, variants, width, height, owner_id, stored_at, created_at)
       select 'avatar', md5(n::text) || '.jpg', jsonb_build_object('original',
         jsonb_build_object('size', n, 'contentType', 'image/jpeg')), 1, 1, p.id, now(), now() - n * interval '1 minute'
       from (select id, row_number() over () as n from profile limit ${many}) p`,
  );
  await pool().query(
    `insert into reward (name, text, picture_id, price, stock)
       select '{"en": "Flask", "es": "", "fr": ""}', '{"en": "", "es": "", "fr": ""}', (select id from asset limit 1), 100, 100;
     insert into reward_order (reward_id, reward_name, profile_id, price, state, address, placed_at, idempotency_key)
       select r.id, jsonb_build_object('en', md5(p.n::text), 'es', '', 'fr', ''), p.id, p.n, 'placed', 'Dock 1',
         now() - p.n * interval '1 minute', p.n::text
       from reward r, (select id, row_number() over () as n from profile limit ${many}) p`,
  );
  await pool().query(
    `insert into account (kind, number, name, address, country, created_at, updated_at)
       select 'gold_retailer', 'X-' || n, md5(n::text), n || ' Main Street', (array['US', 'CA', 'MX'])[n % 3 + 1],
         now() - n * interval '1 minute', now() - n * interval '1 minute'
       from generate_series(1, ${many}) n;
     update account a set distributor_id = d.id
       from (select id, row_number() over () as n from account where number like 'X-1%' limit 1000) d
       where a.number like 'X-2%' and hashtext(a.number) % 1000 = d.n;
     insert into contact_message (name, email, lang, topic, text)
       select md5(n::text), n || '@many.example', 'en', 'test', 'Where?' from generate_series(1, ${many}) n;
     insert into newsletter_subscription (email, section, state, lang, profile_id, requested_at, leave_token)
       select p.email, 'whats-new', 'confirmed', 'en', p.id, now() - p.n * interval '1 minute', p.n::text
       from (select id, email, row_number() over () as n from profile limit ${many}) p;
     insert into data_import (kind, status, file_name, row_count, made_by_kind, made_by, counts, done_counts, created_at)
       select 'people', 'done', md5(p.n::text), p.n, 'person', p.id::text, '{"reject": 0}', '{}', now() - p.n * interval '1 hour'
       from (select id, row_number() over () as n from profile limit ${many}) p`,
  );
  await pool().query(`vacuum analyze ${large.join(', ')}`);
});
afterAll(() => closeDatabase());

async function planOf({ text, values }: Text, randomPageCost = 4): Promise<string> {
  const client = await pool().connect();
  try {
    await client.query(`set random_page_cost = ${randomPageCost}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    client.release();
  }
}

/** Returns the large tables that a plan scans completely. */
const scanned = (plan: string): string[] => large.filter((table) => plan.includes(`Seq Scan on ${table} `));

/** Returns the statement of the second page of 50 rows. */
async function secondPage<Field extends string>(list: RowList<Field>, query: RowQuery<Field>): Promise<Text> {
  const { text, values } = rowsStatement(list, query, { place: null, size: 49 });
  const { rows } = await pool().query<{ json: { keys: string[]; row: { id: string } }[] }>(text, values);
  const { keys, row } = rows[0]!.json.at(-1)!;
  return rowsStatement(list, query, { place: { keys, id: row.id }, size: 50 });
}

const everybody = {
  scope: { all: true, accountIds: [], but: null },
  search: '',
  filter: {},
  where: null,
  closeToPro: { after: 9, onlyPassed: false },
};

/** The lists whose pages begin in an index for every order. */
const lists = [
  ['people', ...peopleRows(everybody, null)],
  ['the audit', auditRows, auditQuery({})],
  ['orders', orderRows, orderQuery({})],
  ['imports', importRows, importQuery({})],
  ['accounts', accountRows, accountQuery({})],
  ...['adminResults', 'adminPointsEntries', 'adminCertificates', 'adminFiles'].map((name) => {
    const { list } = listedRows.find((rows) => queryName(rows) === name)!;
    return [name, list, rowQuery(list, {})] as const;
  }),
] as unknown as [string, RowList, RowQuery][];

const sorted = lists.flatMap(([name, list, query]) =>
  Object.keys(list.sorts).map((field) => [name, field, list, query] as const),
);

/** Columns with so many equal values that sorting by a second field scans all equal rows. */
const ofMany = ['points', 'testsPassed', 'state', 'status', 'category', 'score', 'reason'];

describe.each(sorted)('list of %s by %s', (_name, field, list, query) => {
  it('reads the first and the next page through an index', async () => {
    const [other] = Object.keys(list.sorts).filter((each) => each !== field);
    const orders = [
      { field, direction: 'ASC' as const },
      { field, direction: 'DESC' as const },
      { field, direction: 'DESC' as const, secondField: other!, secondDirection: 'ASC' as const },
    ];
    for (const order of ofMany.includes(field) ? orders.slice(0, 2) : orders) {
      const params = { ...query, order };
      const plans = [
        await planOf(rowsStatement(list, params, { place: null, size: 50 })),
        await planOf(await secondPage(list, params)),
      ];
      // Few people have no account, so they are found by a scan. Importers are looked up through an index
      // for all imports, which are few.
      const allowed = field === 'account' ? ['profile'] : field === 'madeBy' ? ['data_import'] : [];
      for (const plan of plans) {
        const through = scanned(plan).filter((table) => !allowed.includes(table));
        expect([order, through]).toEqual([order, []]);
        expect(plan).toMatch(/Index (Only )?Scan/);
      }
    }
  });
});

/** The schema-driven lists that can be long, by each of their orders. */
const resources = [adminAccounts, adminContactMessages, adminSubscriptions].flatMap(({ description, rows }) =>
  Object.keys(rows.sorts).map((field) => [description.plural, field, rows] as const),
);

// Other accounts’ rows need an index lookup of each key before the first row is known.
const ofOthers = ['distributorId', 'retailerCount'];

describe.each(resources)('schema-driven list of %s by %s', (_plural, field, list) => {
  it('reads the first and the next page through an index', async () => {
    for (const direction of ['ASC', 'DESC'] as const) {
      const query = rowQuery(list, { orderBy: { field, direction } });
      for (const page of [
        rowsStatement(list, query, { place: null, size: 50 }),
        await secondPage(list, query),
      ]) {
        // The rows of a page are looked up by id. Only on a slow disk is a scan of so few short rows cheaper.
        const plan = await planOf(page, 1.1);
        const allowed = ofOthers.includes(field) ? ['account'] : [];
        const through = scanned(plan).filter((table) => !allowed.includes(table));
        expect([field, direction, through]).toEqual([field, direction, []]);
        expect((plan.match(/Seq Scan/g) ?? []).length).toBeLessThanOrEqual(allowed.length);
      }
    }
  });
});

const filtered = (list: string, where: Where) => {
  const { list: of } = listedRows.find((rows) => queryName(rows) === list)!;
  return rowsStatement(of, rowQuery(of, { where }), { place: null, size: 50 });
};
const person = '00000000-0000-4000-8000-000000000001';

const listed = (name: string, search: string) => {
  const { list } = listedRows.find((rows) => queryName(rows) === name)!;
  return [list, rowQuery(list, { search })] as const;
};

describe('filtered list', () => {
  it.each([
    ['results of a person', () => filtered('adminResults', { personId: { oneOf: [person] } })],
    ['results by a word of a name', () => filtered('adminResults', { personName: { contains: 'kov' } })],
    ['results by their end', () => filtered('adminResults', { status: { oneOf: ['voided'] } })],
    ['results by score', () => filtered('adminResults', { score: { min: 3, max: 4 } })],
    [
      'results of a day',
      () =>
        filtered('adminResults', {
          closedAt: { after: new Date('2026-03-01T00:00:00Z'), before: new Date('2026-03-02T00:00:00Z') },
        }),
    ],
    ['points of a person', () => filtered('adminPointsEntries', { personId: { oneOf: [person] } })],
    ['points by a word of the note', () => filtered('adminPointsEntries', { note: { contains: 'zebra' } })],
    ['points by amount', () => filtered('adminPointsEntries', { amount: { min: 9000, max: 9001 } })],
    ['files by a word of the name', () => filtered('adminFiles', { filename: { contains: 'zebra' } })],
    ['files of a person', () => filtered('adminFiles', { uploaderId: { oneOf: [person] } })],
    [
      'people by a word',
      () =>
        rowsStatement(...peopleRows({ ...everybody, search: 'zebra' }, null), {
          place: null,
          size: 50,
        }),
    ],
    [
      'people by role',
      () =>
        rowsStatement(...peopleRows({ ...everybody, filter: { roles: ['admin'] } }, null), {
          place: null,
          size: 50,
        }),
    ],
    [
      'orders by a word of the reward',
      () => rowsStatement(orderRows, orderQuery({ search: 'zebra' }), { place: null, size: 50 }),
    ],
    [
      'messages by a word',
      () => {
        const { rows } = adminContactMessages;
        const query = rowQuery(rows, { search: 'zebra' });
        return rowsStatement(rows, query, { place: null, size: 50, total: true });
      },
    ],
    [
      'the audit log of a person',
      () => rowsStatement(auditRows, auditQuery({ filter: { actorId: person } }), { place: null, size: 50 }),
    ],
  ])('uses an index for %s', async (_what, statement) => {
    expect(scanned(await planOf(statement()))).toEqual([]);
  });

  it('counts all tests at once through an index for people close to PRO', async () => {
    const params = { ...everybody, filter: { closeToPro: true } };
    const plan = await planOf(rowsStatement(...peopleRows(params, null), { place: null, size: 50 }));
    expect(plan).toContain('attempt_standard');
    expect(scanned(plan)).toEqual([]);
  });

  it('counts no results for people by passed tests', async () => {
    const where = { testsPassed: { oneOf: [3] } } as never;
    const plan = await planOf(
      rowsStatement(...peopleRows({ ...everybody, where }, null), { place: null, size: 50 }),
    );
    expect(plan).not.toContain(' attempt');
    expect(scanned(plan)).toEqual([]);
  });
});

describe('team queries of a manager', () => {
  const team = async () => {
    const { rows } = await pool().query<{ id: string; accountId: string }>(
      `select p.id, p.account_id as "accountId" from profile p
       join (select account_id from profile group by account_id having count(*) between 2 and 50 limit 1) a using (account_id)`,
    );
    const { id, accountId } = rows[0]!;
    return {
      ...everybody,
      scope: { all: false, accountIds: [accountId], but: id },
      filter: { disabled: false },
    };
  };

  it('use the index of accounts for people by last activity', async () => {
    const order = { field: 'lastSeenAt', direction: 'DESC' } as const;
    const [list, query] = peopleRows(await team(), order);
    for (const statement of [
      rowsStatement(list, query, { place: null, size: 50 }),
      await secondPage(list, query),
    ]) {
      const plan = await planOf(statement);
      expect(plan).toContain('profile_account');
      expect(scanned(plan)).toEqual([]);
    }
  });

  it('use the indexes of accounts and people for results', async () => {
    const [list, query] = teamResultRows(await team());
    for (const statement of [
      rowsStatement(list, query, { place: null, size: 50 }),
      await secondPage(list, query),
    ]) {
      const plan = await planOf(statement);
      expect(plan).toContain('profile_account');
      expect(plan).toContain('attempt_profile_closed');
      expect(scanned(plan)).toEqual([]);
    }
  });
});

describe('results of all people', () => {
  it('are read in the order of the file without sorting', async () => {
    const [list, query] = teamResultRows({ ...everybody, filter: { disabled: false } });
    const plan = await planOf(await secondPage(list, query));
    expect(plan).toMatch(/Index Scan.* on attempt a/);
    expect(scanned(plan)).toEqual([]);
  });
});

describe('search of people', () => {
  beforeAll(async () => {
    await pool().query(
      `insert into data_request (profile_id, kind, requested_at)
         select id, 'copy', now() - row_number() over () * interval '1 minute' from profile limit ${many}`,
    );
    await pool().query('analyze data_request');
  });

  const first = { place: null, size: 50, total: true };
  it.each([
    ['the PRO people', () => rowsStatement(proPeopleRows, proPeopleQuery({ search: 'zebra' }), first)],
    ['data requests', () => rowsStatement(requestRows, requestQuery({ search: 'zebra' }), first)],
    [
      'all people by two letters',
      () => rowsStatement(...peopleRows({ ...everybody, search: 'zx' }, null), first),
    ],
    ['accounts', () => rowsStatement(accountRows, accountQuery({ search: 'zebra' }), first)],
    ['accounts by two letters', () => rowsStatement(accountRows, accountQuery({ search: 'zx' }), first)],
    ['results by two letters', () => rowsStatement(...listed('adminResults', 'zx'), first)],
    ['certificates by two letters', () => rowsStatement(...listed('adminCertificates', 'zx'), first)],
    ['points by two letters', () => rowsStatement(...listed('adminPointsEntries', 'zx'), first)],
  ])('uses an index of words in %s', async (_which, statement) => {
    const plan = await planOf(statement());
    expect([...scanned(plan), ...(plan.match(/Seq Scan on data_request/g) ?? [])]).toEqual([]);
    expect(plan).toMatch(/(profile|account)_words/);
  });
});
