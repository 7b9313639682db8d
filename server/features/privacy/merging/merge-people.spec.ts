import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { createAccount } from '#server/features/identity/embedded/accounts';
import { evictAll } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { AdminPortal } from '#server/testing/admin-portal';
import { startApi } from '#server/testing/api/api';
import { makeAccount, makePerson, specIssuer, type SpecPerson } from '#server/testing/factories';
import { movingRows } from './moving-rows';
import { removeOldMerges } from './person-merge.queries';

const run = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool().query(text, values)).rows as Row[];

/** Creates a person who has accepted the terms. */
async function someone(values: Parameters<typeof makePerson>[0] = {}): Promise<SpecPerson> {
  const person = await makePerson(values);
  await run('update profile set terms_version = (select max(number) from terms_version) where id = $1', [
    person.id,
  ]);
  evictAll();
  return person;
}

const portal = new AdminPortal();
beforeAll(async () => {
  portal.api = await startApi();
  // Loads the demo data unless the database already has people.
  await loadDemoData();
  portal.admin = await someone({ role: 'admin', name: 'Ada Admin' });
  portal.token = await portal.api.tokenOf(portal.admin);
});
afterAll(() => portal.api.close());

const tables = [...new Set(movingRows().map(({ column }) => column.split('.')[0]!))];

/** Creates one row for the person in every table whose rows move in a merge. */
async function fill(id: string, mark: string): Promise<void> {
  const on = async (text: string, ...more: unknown[]) => run(text, [id, ...more]);
  await on(
    `insert into module_view (profile_id, module_id, viewed_at)
     select $1, id, now() - $2::interval from (select id from module order by id limit 3) m on conflict do nothing`,
    mark === 'kept' ? '1 day' : '2 days',
  );
  await on(
    'insert into download_use (download_id, profile_id, at) select id, $1, now() from module_download limit 2',
  );
  await on(
    `insert into contact_message (profile_id, name, email, lang, topic, text) values ($1, $2, 'x@spec.example', 'en', 'other', 'x')`,
    mark,
  );
  await on(
    `insert into reward_order (reward_id, reward_name, profile_id, price, state, address, placed_at, idempotency_key, cancelled_by)
     select id, name, $1, 10, 'cancelled', '12 Ribbed Lane', now(), $2, $1 from reward order by id limit 1`,
    mark,
  );
  await on(
    `insert into survey_response (survey_id, profile_id, lang, started_at)
     select id, $1, 'en', now() from (select id from survey order by id limit 2) s on conflict do nothing`,
  );
  await on(
    `insert into terms_answer (profile_id, version, answer) select $1, number, 'yes' from terms_version limit 1`,
  );
  await on('insert into reminder (profile_id, day, sent_by) values ($1, current_date, $1)');
  await on(
    `insert into article_read (article_id, profile_id, read_at)
     select id, $1, now() from (select id from article order by id limit 2) a on conflict do nothing`,
  );
  await on(
    `insert into newsletter_subscription (section, profile_id, email, lang, state, leave_token, requested_at)
     values ('whats-new', $1, 'x@spec.example', 'en', 'confirmed', $2, now()) on conflict do nothing`,
    `leave-${mark}`,
  );
  await on('insert into program_miss (profile_id) values ($1)');
  await on(
    `insert into program_entry (profile_id, bucket, account_id, expires_at) select $1, 'retailer', id, now() from account limit 1`,
  );
  await on(`insert into list_view (list, name, address, owner_id) values ('people', 'Mine', '?a', $1)`);
}

/** Credits points to a person with a points entry. */
async function credit(id: string, amount: number, key: string): Promise<void> {
  await run(
    `insert into points_entry (profile_id, amount, reason, idempotency_key, balance_after) values ($1, $2, 'adjustment', $3, $2)`,
    [id, amount, key],
  );
  await run(
    `insert into points_balance (profile_id, balance) values ($1, $2)
     on conflict (profile_id) do update set balance = points_balance.balance + $2`,
    [id, amount],
  );
}

/** Returns every row of the merged tables and both profiles, except the times of changes. */
async function everything(ids: readonly string[]): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of [...tables, 'points_balance', 'profile']) {
    const noted = `'{updated_at,changed_at,sessions_ended_at,sessions_ended_by,sessions_ended_except}'::text[]`;
    const whose = table === 'profile' ? 'where t.id = any($1::uuid[])' : 'where $1::uuid[] is not null';
    const rows = await run<{ row: string }>(
      `select (to_jsonb(t) - ${noted})::text as row from ${table} t ${whose} order by 1`,
      [ids],
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

const versions = async (survivingId: string, mergedId: string) => {
  const rows = await run<{ id: string; at: Date }>(
    'select id, updated_at as at from profile where id = any($1::uuid[])',
    [[survivingId, mergedId]],
  );
  const at = (id: string) => rows.find((row) => row.id === id)?.at.toISOString() ?? new Date().toISOString();
  return { survivingId, mergedId, survivingUpdatedAt: at(survivingId), mergedUpdatedAt: at(mergedId) };
};

interface Made {
  made: { merge: { id: string; canBeUndone: boolean }; person: { id: string; name: string; points: number } };
}

async function merge(
  survivingId: string,
  mergedId: string,
  fieldsFromMerged: string[] = [],
  as?: string,
  over: object = {},
): Promise<Made['made']> {
  const input = { ...(await versions(survivingId, mergedId)), fieldsFromMerged, ...over };
  const { made } = await portal.call<Made>(
    `mutation ($input: MergePeopleInput!) { made: mergePeople(input: $input) {
       merge { id canBeUndone } person { id name points } } }`,
    { input },
    as,
  );
  return made;
}

const undo = async (mergeId: string, as?: string) =>
  portal.call<{
    undone: {
      merge: { undoneAt: string | null; canBeUndone: boolean };
      person: { points: number };
      notGivenBack: string[];
    };
  }>(
    `mutation ($input: UndoMergeInput!) { undone: undoMerge(input: $input) {
       merge { undoneAt canBeUndone } person { points } notGivenBack } }`,
    { input: { mergeId } },
    as,
  );

/** Returns the error code, or its reason where it has one. */
async function rejection(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return 'done';
  } catch (error) {
    return (error as Error).message;
  }
}

const owned = async (table: string, id: string): Promise<number> => {
  const { column } = movingRows().find((rows) => rows.column.startsWith(`${table}.`))!;
  const [row] = await run<{ count: number }>(
    `select count(*)::int as count from ${table} t where ${column.replace(table, 't')} = $1`,
    [id],
  );
  return row!.count;
};

const ids = ([kept, merged]: [SpecPerson, SpecPerson]): [string, string] => [kept.id, merged.id];

const two = async (): Promise<[SpecPerson, SpecPerson]> => [
  await someone({ name: 'Wei-Lin Chen' }),
  await someone({ name: 'W. Chen' }),
];

describe('merged profile', () => {
  const intoWhom = async (...ids: string[]): Promise<unknown[]> => {
    const rows = await run<{ id: string; merged_into: string | null }>(
      'select id, merged_into from profile where id = any($1::uuid[])',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)!.merged_into);
  };

  it('resolves to the last surviving person of a chain of merges, until the merge is undone', async () => {
    const [first, second] = await two();
    const third = await someone();
    await merge(second.id, first.id);
    const { merge: later } = await merge(third.id, second.id);
    expect(await intoWhom(first.id, second.id, third.id)).toEqual([third.id, third.id, null]);
    await undo(later.id);
    expect(await intoWhom(first.id, second.id, third.id)).toEqual([second.id, null, null]);
  });
});

describe('merging two people with data in every feature', () => {
  const mergedId = demoId('profile', 'learner@treadway.example');
  let kept: SpecPerson;
  let before: Record<string, unknown>;
  let counts: { resource: string; survivingCount: number; mergedCount: number; unmovedCount: number }[];
  let made: Made['made'];

  beforeAll(async () => {
    kept = await someone({ name: 'Wei-Lin Chen' });
    await run('delete from reminder where profile_id = $1', [mergedId]);
    await fill(kept.id, 'kept');
    await fill(mergedId, 'merged');
    await credit(kept.id, 1240, 'spec-kept');
    await run('insert into profile_identity (issuer, subject, profile_id) values ($1, $2, $3)', [
      specIssuer,
      'of-merged',
      mergedId,
    ]);
    await run(
      `update profile set pro_cycle_started_at = '2026-01-02 03:04:05.678901Z', user_type = 'pro' where id = $1`,
      [mergedId],
    );
    evictAll();
    before = await everything([kept.id, mergedId]);
    ({
      preview: { counts },
    } = await portal.call<{ preview: { counts: typeof counts } }>(
      `query ($kept: ID!, $merged: ID!) { preview: mergePreview(survivingId: $kept, mergedId: $merged) {
         counts { resource survivingCount mergedCount unmovedCount } } }`,
      { kept: kept.id, merged: mergedId },
    ));
    made = await merge(kept.id, mergedId, [
      'name',
      'email',
      'userType',
      'account',
      'place',
      'store',
      'phone',
      'lang',
    ]);
  });

  it('moves all rows to the surviving person, as the preview counted', async () => {
    for (const { resource, survivingCount, mergedCount, unmovedCount } of counts) {
      const { column } = movingRows().find(({ counts: name }) => name === resource)!;
      const table = column.split('.')[0]!;
      expect([resource, await owned(table, kept.id)]).toEqual([
        resource,
        survivingCount + mergedCount - unmovedCount,
      ]);
      expect([resource, await owned(table, mergedId)]).toEqual([resource, unmovedCount]);
    }
    expect(counts.filter(({ mergedCount }) => mergedCount === 0)).toEqual([]);
    expect(
      counts
        .filter(({ unmovedCount }) => unmovedCount > 0)
        .map(({ resource }) => resource)
        .sort(),
    ).toEqual(['articles', 'list_views', 'newsletters', 'opened_modules', 'reminders', 'surveys'].sort());
  });

  it('adds the points of both and sets the selected fields', async () => {
    const [balance] = await run<{ sum: number }>(
      'select sum(amount)::int as sum from points_entry where profile_id = $1',
      [kept.id],
    );
    expect(made.person.points).toBe(balance!.sum);
    const [stored] = await run(
      'select name, email, user_type, pro_cycle_started_at::text as cycle, disabled_at from profile where id = $1',
      [kept.id],
    );
    expect(stored).toMatchObject({ email: 'learner@treadway.example', user_type: 'pro', disabled_at: null });
    expect(stored!['cycle']).toContain('05.678901');
    const [other] = await run('select email, disabled_at from profile where id = $1', [mergedId]);
    expect(other).toEqual({ email: kept.email, disabled_at: expect.any(Date) });
  });

  it('writes an audit entry for each of the two people, with the changes of each', async () => {
    const entries = await run(
      `select e.target_id, e.actor_id, e.outcome, e.changes - 'points' - 'userType' - 'accountId' as changes,
         s.changes -> 'email' as email
       from audit_entry e join audit_personal s on s.id = e.personal_id
       where e.action = 'merged_email' and e.target_id in ($1, $2) order by e.id`,
      [kept.id, mergedId],
    );
    const email = 'learner@treadway.example';
    expect(entries).toEqual([
      {
        target_id: kept.id,
        actor_id: portal.admin.id,
        outcome: 'people',
        changes: expect.objectContaining({ mergedProfile: [null, mergedId] }),
        email: [kept.email, email],
      },
      {
        target_id: mergedId,
        actor_id: portal.admin.id,
        outcome: 'people',
        changes: expect.objectContaining({
          mergedInto: [null, kept.id],
          disabledAt: [null, expect.any(String)],
        }),
        email: [email, kept.email],
      },
    ]);
  });

  it('signs both sign-in accounts in to the surviving person, with new tokens only', async () => {
    for (const subject of [kept.subject, 'of-merged']) {
      const token = (iat: number) =>
        portal.api.tokenOf({ subject, email: 'learner@treadway.example' }, { iat });
      const me = async (as: string) =>
        portal.call<{ me: { id: string } }>('{ me { id } }', {}, as).then((answer) => answer.me.id);
      const seconds = Math.floor(Date.now() / 1000);
      await expect(me(await token(seconds - 60))).rejects.toThrow('TOKEN_INVALID');
      expect(await me(await token(seconds + 1))).toBe(kept.id);
    }
  });

  it('restores exactly the former data of both when undone', async () => {
    const { undone } = await undo(made.merge.id);
    expect(undone.merge).toEqual({ undoneAt: expect.any(String), canBeUndone: false });
    expect(await everything([kept.id, mergedId])).toEqual(before);
    expect(await rejection(undo(made.merge.id))).toBe('MERGE_STAYS');
  });
});

describe('undoing a merge', () => {
  it('leaves points and changes that came after the merge with the surviving person', async () => {
    const [kept, merged] = await two();
    await credit(kept.id, 100, `${kept.id}:1`);
    await credit(merged.id, 310, `${merged.id}:1`);
    const { merge: done, person } = await merge(kept.id, merged.id, ['name', 'email']);
    expect(person).toMatchObject({ name: 'W. Chen', points: 410 });
    await credit(kept.id, 50, `${kept.id}:2`);
    await run("update profile set name = 'Wei-Lin Chen-Roy' where id = $1", [kept.id]);
    const { undone } = await undo(done.id);
    expect(undone.person.points).toBe(150);
    expect(undone.notGivenBack).toEqual(['name']);
    const rows = await run('select name, email from profile where id = any($1::uuid[]) order by name', [
      [kept.id, merged.id],
    ]);
    expect(rows).toEqual([
      { name: 'W. Chen', email: merged.email },
      { name: 'Wei-Lin Chen-Roy', email: kept.email },
    ]);
  });

  it('keeps the merged account of the surviving person when their former account was deleted', async () => {
    const [previous, taken] = [await makeAccount(), await makeAccount()];
    const kept = await someone({ account: previous, name: 'Wei-Lin Chen' });
    const merged = await someone({ account: taken, name: 'W. Chen' });
    const { merge: done } = await merge(kept.id, merged.id, ['name', 'account']);
    await run('delete from account where id = $1', [previous.id]);
    expect((await undo(done.id)).undone.notGivenBack).toEqual(['account']);
    const [entry] = await run(
      `select changes -> 'notGivenBack' as stays from audit_entry
       where target_id = $1 and outcome = 'undone' and action = 'merged_email'`,
      [kept.id],
    );
    expect(entry).toEqual({ stays: [null, ['account']] });
    const rows = await run('select name, account_id from profile where id = $1', [kept.id]);
    expect(rows).toEqual([{ name: 'Wei-Lin Chen', account_id: taken.id }]);
  });

  it('rejects undoing once the points were spent, and changes nothing', async () => {
    const [kept, merged] = await two();
    await credit(merged.id, 310, `${merged.id}:spent`);
    const { merge: done } = await merge(kept.id, merged.id);
    await run('update points_balance set balance = 300 where profile_id = $1', [kept.id]);
    expect(await rejection(undo(done.id))).toBe('MERGE_STAYS');
    expect(await owned('points_entry', kept.id)).toBe(1);
  });

  it('rejects undoing after 30 days, after a further merge, and when the address is in use', async () => {
    const [[a, b], [c, d]] = [await two(), await two()];
    const late = await merge(a.id, b.id);
    await run("update person_merge set undo_until = now() - interval '1 second' where id = $1", [
      late.merge.id,
    ]);
    expect(await rejection(undo(late.merge.id))).toBe('MERGE_STAYS');
    const first = await merge(c.id, d.id, ['email']);
    const second = await merge(a.id, c.id);
    expect(await rejection(undo(first.merge.id))).toBe('MERGE_STAYS');
    await undo(second.merge.id);
    await run('update profile set email = $2 where id = $1', [c.id, `other-${c.email}`]);
    await run('insert into profile (name, email) values ($1, $2)', ['Taker', d.email]);
    expect(await rejection(undo(first.merge.id))).toBe('MERGE_STAYS');
  });
});

/** Creates a person with an account of the embedded identity provider. */
async function withAccount(name: string): Promise<SpecPerson & { account: string }> {
  const person = await someone({ name });
  const { email } = person;
  const account = await transaction((manager) =>
    createAccount(manager, { email, name, password: 'winter-Tread-7' }),
  );
  await run('update profile_identity set subject = $2 where profile_id = $1', [person.id, account]);
  return { ...person, account };
}

const updated = async (id: string, changes: object): Promise<void> => {
  const { survivingUpdatedAt: updatedAt } = await versions(id, id);
  await portal.call(
    'mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { person { id } } }',
    {
      input: { id, updatedAt, ...changes },
    },
  );
};

describe('sign-in accounts of merged people', () => {
  const accountsOf = (people: { account: string }[]) =>
    run('select email, enabled from idp.account where subject::text = any($1::text[]) order by email', [
      people.map(({ account }) => account),
    ]);

  it('keep one address each when the survivor’s address changes, and are enabled separately after the undo', async () => {
    const [kept, merged] = [await withAccount('Wei-Lin Chen'), await withAccount('W. Chen')];
    const { merge: done } = await merge(kept.id, merged.id);
    const email = `a-${kept.email}`;
    await updated(kept.id, { email });
    await updated(kept.id, { disabled: true });
    expect(await accountsOf([kept, merged])).toEqual(
      [email, merged.email].sort().map((address) => ({ email: address, enabled: false })),
    );
    await undo(done.id);
    expect(await accountsOf([kept])).toEqual([{ email, enabled: false }]);
    expect(await accountsOf([merged])).toEqual([{ email: merged.email, enabled: true }]);
  });
});

describe('attempt in progress', () => {
  const attempts = (of: SpecPerson[]) =>
    run<{ profile_id: string; test_id: string }>(
      'select profile_id, test_id from attempt where profile_id = any($1::uuid[]) order by test_id',
      [of.map(({ id }) => id)],
    );
  const begin = async ({ id }: SpecPerson, nth: number) =>
    run(
      `insert into attempt (profile_id, test_id, status, category, pass_mark, points, question_count, started_at,
         last_saved_at, test_version_id)
       select $1, t.id, 'in_progress', 'standard', 80, 100, 1, now(), now(), t.version_id
       from (select * from test where version_id is not null order by id offset $2 limit 1) t`,
      [id, nth],
    );

  it('moves to the surviving person, unless that person is taking the same test', async () => {
    const [kept, merged] = await two();
    await begin(kept, 0);
    for (const nth of [0, 1]) await begin(merged, nth);
    const before = await attempts([kept, merged]);
    const { merge: done } = await merge(kept.id, merged.id);
    expect([await attempts([kept]), await attempts([merged])].map((rows) => rows.length)).toEqual([2, 1]);
    await undo(done.id);
    expect([await attempts([kept]), await attempts([merged])].map((rows) => rows.length)).toEqual([1, 2]);
    expect(await attempts([kept, merged])).toHaveLength(before.length);
  });

  it('stays with the surviving person once it was closed there', async () => {
    const [kept, merged] = await two();
    await begin(merged, 0);
    const { merge: done } = await merge(kept.id, merged.id);
    await run(
      `update attempt set status = 'failed', closed_at = clock_timestamp(), score = 0, correct_count = 0,
         incorrect_questions = '[]' where profile_id = $1`,
      [kept.id],
    );
    await undo(done.id);
    expect([await attempts([kept]), await attempts([merged])].map((rows) => rows.length)).toEqual([1, 0]);
  });
});

describe('rejection of a merge', () => {
  it('rejects a merge that would leave no administrator', async () => {
    await run("update profile set role = 'user' where role = 'admin' and id <> $1", [portal.admin.id]);
    evictAll();
    const [merged] = await two();
    portal.token = await portal.api.tokenOf(portal.admin, { sid: 'at-hand' });
    expect(await rejection(merge(portal.admin.id, merged.id, ['role']))).toBe('LAST_ADMINISTRATOR');
    expect(await rejection(merge(portal.admin.id, merged.id))).toBe('done');
    // An administrator who merges a person into their own profile stays signed in.
    expect(await rejection(merge((await two())[0].id, merged.id))).toBe('NOT_TO_BE_MERGED');
  });

  it('rejects a merge of a person with themselves, of oneself into another, and of merged or disabled people', async () => {
    const [kept, merged] = await two();
    expect(await rejection(merge(kept.id, kept.id))).toBe('NOT_TO_BE_MERGED');
    expect(await rejection(merge(kept.id, portal.admin.id))).toBe('NOT_TO_BE_MERGED');
    await merge(kept.id, merged.id);
    const [other] = await two();
    expect(await rejection(merge(other.id, merged.id))).toBe('NOT_TO_BE_MERGED');
    expect(await rejection(merge(merged.id, other.id))).toBe('NOT_TO_BE_MERGED');
    expect(await rejection(updated(merged.id, { disabled: false }))).toBe('NOT_FOUND');
    const disabled = await someone({ disabled: true });
    expect(await rejection(merge(disabled.id, other.id))).toBe('NOT_TO_BE_MERGED');
    expect(await rejection(merge(other.id, demoId('profile', 'nobody')))).toBe('NOT_FOUND');
  });

  it('rejects a merge whose points exceed the maximum balance, and changes nothing', async () => {
    const [kept, merged] = await two();
    await credit(kept.id, 1_000_000_000, `${kept.id}:all`);
    await credit(merged.id, 1, `${merged.id}:one`);
    const before = await everything([kept.id, merged.id]);
    const { body } = await portal.api.graphql(
      `mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { merge { id } } }`,
      { input: { ...(await versions(kept.id, merged.id)), fieldsFromMerged: [] } },
      portal.token,
    );
    expect(body.errors![0]!.extensions).toMatchObject({
      code: 'NOT_TO_BE_MERGED',
      reason: 'too_many_points',
    });
    expect(await everything([kept.id, merged.id])).toEqual(before);
  });

  it('rejects a merge of people who are deleted, about to be deleted or being impersonated', async () => {
    const [kept, merged] = await two();
    const [request] = await run(
      `insert into data_request (profile_id, kind, requested_at, due_at) values ($1, 'deletion', now(), now()) returning id`,
      [merged.id],
    );
    expect(await rejection(merge(kept.id, merged.id))).toBe('NOT_TO_BE_MERGED');
    await run("update data_request set state = 'done', decided_at = now() where id = $1", [request!['id']]);
    expect(await rejection(merge(kept.id, merged.id))).toBe('NOT_TO_BE_MERGED');
    await run('delete from data_request where id = $1', [request!['id']]);
    await run(
      `insert into impersonation (issuer, session_id, administrator_id, profile_id, until)
       values ('i', $1::text, $2, $1::uuid, now() + interval '1 minute')`,
      [merged.id, portal.admin.id],
    );
    expect(await rejection(merge(kept.id, merged.id))).toBe('NOT_TO_BE_MERGED');
    await run("update impersonation set until = now() - interval '1 second'");
    expect(await rejection(merge(kept.id, merged.id))).toBe('done');
  });

  it('rejects a merge when one of them has changed, also by a concurrent merge', async () => {
    const [kept, merged] = await two();
    const old = { mergedUpdatedAt: '2026-01-01T00:00:00.000Z' };
    expect(await rejection(merge(kept.id, merged.id, [], undefined, old))).toBe('CONFLICT');
    const outcomes = await Promise.all([
      rejection(merge(kept.id, merged.id)),
      rejection(merge(merged.id, kept.id)),
    ]);
    expect(outcomes).toContain('done');
    expect(
      outcomes.filter((outcome) => outcome === 'NOT_TO_BE_MERGED' || outcome === 'CONFLICT'),
    ).toHaveLength(1);
  });

  it('rejects merging and undoing by learners and managers', async () => {
    const [kept, merged] = await two();
    for (const role of ['user', 'manager'] as const) {
      const token = await portal.api.tokenOf(await someone({ role }));
      expect(await rejection(merge(kept.id, merged.id, [], token))).toBe('FORBIDDEN');
      expect(await rejection(undo(kept.id, token))).toBe('FORBIDDEN');
    }
  });
});

describe('merges of a person', () => {
  it('are listed for both people, and are emptied when the surviving person is deleted', async () => {
    const [kept, merged] = await two();
    const { merge: done } = await merge(kept.id, merged.id, ['name']);
    const told = async (profileId: string) =>
      (
        await portal.call<{ merges: { survivingId: string; mergedId: string; canBeUndone: boolean }[] }>(
          'query ($profileId: ID!) { merges: personMerges(profileId: $profileId) { survivingId mergedId canBeUndone } }',
          { profileId },
        )
      ).merges;
    expect(await told(kept.id)).toEqual([{ survivingId: kept.id, mergedId: merged.id, canBeUndone: true }]);
    expect(await told(merged.id)).toEqual(await told(kept.id));
    await portal.call(
      'mutation ($input: DeletePersonInput!) { deletePerson(input: $input) { request { id } } }',
      { input: { profileId: kept.id, email: kept.email } },
    );
    expect(await told(kept.id)).toMatchObject([{ canBeUndone: false }]);
    expect(await rejection(undo(done.id))).toBe('MERGE_STAYS');
    const rows = await run("select 1 from profile where name = 'W. Chen' and id = any($1::uuid[])", [
      [kept.id, merged.id],
    ]);
    expect(rows).toEqual([]);
    const left = await run('select moved from person_merge where id = $1', [done.id]);
    expect(left).toEqual([{ moved: {} }]);
  });
});

describe('data for undoing a merge', () => {
  it('is deleted once the time for undoing has passed', async () => {
    const [late, due] = [await merge(...ids(await two())), await merge(...ids(await two()))];
    await run("update person_merge set undo_until = now() - interval '1 second' where id = $1", [
      late.merge.id,
    ]);
    await removeOldMerges();
    const rows = await run<{ id: string; forgotten: boolean }>(
      "select id, moved = '{}' as forgotten from person_merge where id = any($1::uuid[])",
      [[late.merge.id, due.merge.id]],
    );
    expect(new Map(rows.map(({ id, forgotten }) => [id, forgotten]))).toEqual(
      new Map([
        [late.merge.id, true],
        [due.merge.id, false],
      ]),
    );
  });
});

describe('points ledger', () => {
  it('rejects moving an entry to another person, except between two merged people', async () => {
    const [kept, merged] = await two();
    await credit(merged.id, 5, `${merged.id}:line`);
    const take = 'update points_entry set profile_id = $1 where profile_id = $2';
    await expect(run(take, [kept.id, merged.id])).rejects.toThrow('append-only');
    await merge(kept.id, merged.id);
    const [other] = await two();
    await expect(run(take, [other.id, kept.id])).rejects.toThrow('append-only');
    await expect(run('update points_entry set amount = 6 where profile_id = $1', [kept.id])).rejects.toThrow(
      'append-only',
    );
  });
});
