import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { enqueueMail, sendMailJob } from '#server/features/notifications/notifications.service';
import { storage } from '#server/features/storage/object-storage';
import { removeUnusedFiles } from '#server/features/storage/unused-files';
import type { QueuedMail } from '#server/features/notifications/mail.types';
import { evictAll } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { Job } from '#server/platform/jobs/jobs';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAsset, outlivesUnused, type SpecAsset } from '#server/testing/content/assets';
import { callsAs } from '#server/testing/api/calls';
import { makePerson, specIssuer, type SpecPerson } from '#server/testing/factories';
import { filesUnder } from '#server/testing/uploads/files';
import { runDueJobs } from '#server/testing/jobs';
import { importing } from '#server/testing/features/imports';
import { readZip } from '#server/testing/storage/zip';
import { addressesOf } from './person-values';
import { deletePerson } from './deletion/delete-person';
import { carryOutDeletions } from './deletion/carry-out-deletions';
import { makeOwnDataJob } from './own-data/make-own-data.job';
import { ownDataOf } from './own-data/own-data';
import { personalData } from './personal-data';

const email = 'learner@treadway.example';
const id = demoId('profile', email);
const name = 'Dana Quillfeather';
const secrets = [name, email, '+1 410 555 7719', '12 Ribbed Lane', 'quillfeather-portrait'];

let api: Api;
let token: string;
let picture: SpecAsset;
const sent: QueuedMail[] = [];
const jobs = [
  makeOwnDataJob('https://portal.example'),
  sendMailJob(async (mail) => void sent.push(mail)),
] as Job[];

const run = (text: string, values: unknown[] = []) => pool().query(text, values);

/** Creates a person who has rows in every table that stores personal data. */
async function fill(): Promise<void> {
  const [{ subject }] = (await run('select subject from profile_identity where profile_id = $1', [id]))
    .rows as [{ subject: string }];
  await run('insert into profile_identity (issuer, subject, profile_id) values ($1, $2, $3)', [
    specIssuer,
    subject,
    id,
  ]);
  await run("update profile set name = $2, phone = $3, country = 'US', external_id = $2 where id = $1", [
    id,
    name,
    secrets[2],
  ]);
  await run('update certificate set holder_name = $2 where profile_id = $1', [id, name]);
  await run('update idp.account set name = $2 where subject::text = $1', [subject, name]);
  picture = await makeAsset(id, { purpose: 'avatar' });
  await run("update asset set filename = 'quillfeather-portrait.jpg', unused_since = null where id = $1", [
    picture.id,
  ]);
  const file = join(api.storageDir, picture.originalUrl);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'a picture');
  await run("insert into asset_use (asset_id, kind, record_id) values ($1, 'profile', $2)", [picture.id, id]);
  token = await api.tokenOf({ subject, email });
  await run(`insert into identity_session (issuer, session_id, profile_id) values ($1, 's1', $2)`, [
    specIssuer,
    id,
  ]);
  await run(
    `insert into password_link (token_sha256, profile_id, subject, expires_at) values ('x', $1, $2, now())`,
    [id, subject],
  );
  await run(
    `insert into sent_mail (key, to_name, to_email, lang, subject, text, sent_at) values
       ('k1', $1, $2, 'en', 'Hello', 'Hello', now()), ('k2', 'Support', 'support@treadway.example', 'en', 'S-1',
       'From ' || $1 || ' ' || $2, now())`,
    [name, email.toUpperCase()],
  );
  await run(
    `insert into contact_message (profile_id, name, email, lang, topic, text, reply, replied_at)
     values ($1, $2, $3, 'en', 'other', 'I am ' || $2, 'Dear ' || $2, now()), (null, $2, upper($3), 'en', 'other', 'x', null, null)`,
    [id, name, email],
  );
  await run(
    `insert into reward_order (reward_id, reward_name, profile_id, price, state, address, recipient_name, street, unit, city, region,
       postal_code, country, placed_at, idempotency_key)
     select id, name, $1, 10, s, $2, $2, $2, $2, $2, $2, $2, $2, now(), s from reward, unnest('{placed,packed,received}'::text[]) s
     where id = (select min(id::text)::uuid from reward)`,
    [id, secrets[3]],
  );
  await run(
    `insert into assembly (id, purpose, owner_id, params, fields, expected_files, max_bytes, status, created_at, touched_at)
    values (repeat('a', 32), 'avatar', $1, $2, '{}', 1, 1, 'uploading', now(), now())`,
    [id, name],
  );
  await run(
    `insert into survey_response (survey_id, profile_id, lang, started_at)
     select id, $1, 'en', now() from survey where id not in (select survey_id from survey_response where profile_id = $1) limit 1`,
    [id],
  );
  await run('insert into terms_answer (profile_id, version, answer) values ($1, 1, $2)', [id, 'yes']);
  await run('insert into reminder (profile_id, day, sent_by) values ($1, current_date, $1)', [id]);
  await run(
    'insert into article_read (article_id, profile_id, read_at) select id, $1, now() from article limit 1 on conflict do nothing',
    [id],
  );
  await run(
    `insert into newsletter_subscription (section, profile_id, email, lang, state, leave_token, requested_at)
     values ('whats-new', $1, $2, 'en', 'confirmed', 'leave', now()) on conflict do nothing`,
    [id, email],
  );
  await run('insert into program_miss (profile_id) values ($1)', [id]);
  await run(
    `insert into program_entry (profile_id, bucket, account_id, expires_at) select $1, 'retailer', id, now() from account limit 1`,
    [id],
  );
  await run(
    `insert into module_view (profile_id, module_id) select $1, id from module limit 1 on conflict do nothing`,
    [id],
  );
  await run(
    `insert into download_use (download_id, profile_id, at) select id, $1, now() from module_download limit 1`,
    [id],
  );
  await run(
    `insert into points_entry (profile_id, amount, reason, idempotency_key, balance_after)
    values ($1, 1, 'adjustment', 'spec', 1)`,
    [id],
  );
  await run(
    `insert into person_merge (surviving_id, merged_id, merged_at, undo_until, undone_at, moved)
     select $1, id, now(), now(), now(), jsonb_build_object('name', $2::text) from profile where id <> $1 limit 1`,
    [id, name],
  );
  await run(
    `with made as (
       insert into data_import (kind, file_name, made_by_kind, columns, counts, done_counts)
       values ('people', 'people.csv', 'system', jsonb_build_array(jsonb_build_object('samples', jsonb_build_array($1::text))),
         '{}', '{}') returning id
     ) insert into data_import_row (import_id, line, cells, "values", changes, reasons)
       select id, 2, array[$1::text, $2::text], jsonb_build_object('name', $1::text, 'email', $2::text),
         jsonb_build_object('name', jsonb_build_array('X', $1::text)), jsonb_build_array($1::text) from made`,
    [name, email],
  );
  await run(
    `insert into audit_personal (id, profile_id, key, changes) values (gen_random_uuid(), $1, sha256('k'), $2)`,
    [id, JSON.stringify({ name: [null, name] })],
  );
  evictAll();
}

/** Returns every `table.column` whose text contains one of these. */
async function holding(texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await run(
    `select format('%I.%I', table_schema, table_name) as source, quote_ident(column_name) as field
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and table_schema in ('public', 'idp', 'graphile_worker')
       and (data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying'))`,
  );
  const found: string[] = [];
  for (const { source, field } of columns as { source: string; field: string }[]) {
    const { rows } = await run(
      `select 1 from ${source} x where exists (select from unnest($1::text[]) s (text)
         where strpos(lower(x.${field}::text), lower(s.text)) > 0) limit 1`,
      [texts],
    );
    if (rows.length > 0) found.push(`${source}.${field}`.replace('public.', ''));
  }
  return found.sort();
}

const request = async (mutation: string): Promise<string> => {
  const { done } = await callsAs(api, token)<{ done: { request: { id: string } } }>(
    `mutation ($input: ${mutation[0]!.toUpperCase() + mutation.slice(1)}Input!) {
      done: ${mutation}(input: $input) { request { id } } }`,
    { input: { confirm: true } },
  );
  return done.request.id;
};

beforeAll(async () => {
  api = await startApi();
  await loadDemoData();
  await fill();
});
afterAll(() => api.close());

describe('person with data in every feature', () => {
  it('gets all of it in one export file, with certificates and avatars', async () => {
    const requestId = await request('requestOwnData');
    await runDueJobs(jobs);
    expect(sent.map(({ template }) => template)).toEqual(['own_data_ready']);
    const { rawPayload, headers } = await api.app.inject({
      url: `/api/own-data/${requestId}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['content-type']).toBe('application/zip');
    const files = readZip(rawPayload);
    const data = JSON.parse(files.get('data.json')!.toString()) as Record<string, unknown[]>;
    const names = personalData.flatMap(({ inFile }) => (typeof inFile === 'string' ? [] : [inFile.name]));
    expect(Object.keys(data)).toEqual(names);
    // Only administrators have rows in these tables.
    const ofAdministrators = [
      'uploadedFiles',
      'regrades',
      'publishedTests',
      'importedQuestions',
      'imports',
      'programsAdded',
      'listViews',
      'bulkActions',
    ];
    expect(names.filter((each) => data[each]!.length === 0).sort()).toEqual(ofAdministrators.sort());
    expect(data['profile']).toMatchObject([{ name, email, phone: secrets[2], hiddenFromLeaderboard: false }]);
    const [{ answers }] = data['results'] as [{ answers: { question: string; selected: string[] }[] }];
    expect(answers[0]).toMatchObject({ question: expect.any(String), selected: [expect.any(String)] });
    expect([...files.keys()].filter((path) => path.startsWith('certificates/')).length).toBeGreaterThan(0);
    expect(files.get('pictures/1.jpg')!.toString()).toBe('a picture');
  });

  it('leaves no personal text anywhere in the database after the deletion', async () => {
    expect(await holding(secrets)).not.toEqual([]);
    sent.length = 0;
    await request('requestDeletion');
    await runDueJobs(jobs);
    await run("update data_request set due_at = now() - interval '1 day' where kind = 'deletion'");
    await carryOutDeletions();
    // A packed order still needs its name and address.
    expect(await holding(secrets.slice(0, 3))).toEqual(['graphile_worker._private_jobs.payload']);
    expect(await holding(secrets.slice(3))).toEqual(
      ['address', 'city', 'country', 'postal_code', 'recipient_name', 'region', 'street', 'unit'].map(
        (column) => `reward_order.${column}`,
      ),
    );
    await runDueJobs(jobs);
    expect(sent.map(({ template, to }) => [template, to?.email])).toEqual([
      ['deletion_asked', undefined],
      ['deletion_done', email],
    ]);
    await run("update reward_order set state = 'sent', sent_at = now() where state = 'packed'");
    await carryOutDeletions();
    expect(await holding(secrets)).toEqual([]);
    expect(await outlivesUnused(picture)).toBe(false);
  });
});

const mailTo = (key: string, to: string, text = 'Hello') =>
  run(
    `insert into sent_mail (key, to_name, to_email, lang, subject, text, sent_at) values ($1, '', $2, 'en', 'Hello', $3, now())`,
    [key, to, text],
  );

/** Returns the paths of stored files that contain one of these texts. */
const filesHolding = (texts: readonly string[]): string[] =>
  filesUnder(api.storageDir).filter((path) => {
    const content = readFileSync(join(api.storageDir, path)).toString().toLowerCase();
    return texts.some((text) => content.includes(text.toLowerCase()));
  });

describe('person who was imported and changed their address', () => {
  const [previous, present, subscribed] = [
    'ilse.varga@old.example',
    'ilse.varga@new.example',
    'ilse@home.example',
  ];
  const own = [previous, present, subscribed, 'Ilse Varga', 'Ilse Nagy', 'EXT-88123', '+1 410 555 0188'];
  const heading = 'E-Mail,Full name,External id,Tel,Manager';
  let admin: SpecPerson;
  let ilse: string;
  let imports: ReturnType<typeof importing>;

  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    await run('update profile set terms_version = (select max(number) from terms_version) where id = $1', [
      admin.id,
    ]);
    imports = importing(api, admin);
    await imports.take('people', [
      heading,
      `${previous},Ilse Varga,EXT-88123,+1 410 555 0188,`,
      `rolf@people.example,Rolf Lund,,,Ilse Varga <${previous}>`,
    ]);
    await imports.take('people', [heading, `${present},Ilse Nagy,EXT-88123,,`]);
    const found = await run('select id from profile where email = $1', [present]);
    ilse = (found.rows as { id: string }[])[0]!.id;
  });

  it('finds messages to former addresses for the data export', async () => {
    await mailTo('previous', previous.toUpperCase());
    const addresses = await transaction((manager) => addressesOf(manager, [ilse]));
    expect(addresses.map(({ email: address }) => address).toSorted()).toEqual([present, previous]);
    const data = await transaction((manager) => ownDataOf(manager, { id: ilse, lang: 'en', addresses }));
    expect(data['messages']).toMatchObject([{ to: previous.toUpperCase() }]);
    expect(data['importedRows']).toHaveLength(2);
  });

  it('leaves no personal text in the database or in stored files after the deletion', async () => {
    const rejected = await imports.take('people', [heading, 'no address,Ilse Varga,,,']);
    const waiting = await imports.send('people', [heading, `${previous},Ilse Varga,,,`]);
    const unrelated = await imports.send('people', [heading, 'eva@people.example,Eva Roth,,,']);
    const checked = await imports.check('people', [heading, `${present},Ilse Nagy,,,`]);
    const other = await imports.check('people', [heading, 'ana@people.example,Ana Sole,,,']);
    await run(
      `insert into contact_message (profile_id, name, email, lang, topic, text)
       values (null, 'Ilse Varga', upper($1), 'en', 'other', 'From ' || $1), ($2, 'Ilse Varga', $1, 'en', 'other', 'x')`,
      [previous, ilse],
    );
    await run(
      `insert into newsletter_subscription (section, profile_id, email, lang, state, leave_token, requested_at)
       values ('whats-new', $1, $2, 'en', 'confirmed', 'leave-ilse', now())`,
      [ilse, subscribed],
    );
    await run(
      `insert into list_view (list, name, address, owner_id) values ('people', 'One', '?search=' || $1, $2), ('people', 'Two', 'x', $2)`,
      [previous.replace('@', '%40'), admin.id],
    );
    await mailTo('issue', subscribed);
    await mailTo('about', 'support@treadway.example', `Ilse Varga, ${previous}, wrote`);
    await transaction((manager) =>
      enqueueMail(manager, {
        template: 'contact_copy',
        to: { name: 'Ilse Varga', email: previous, lang: 'en' },
        key: 'queued-ilse',
        values: { number: 1, text: 'x' },
      }),
    );
    expect((await holding(own)).length).toBeGreaterThan(8);
    expect(filesHolding(own)).toHaveLength(5);

    for (const code of ['STORAGE_RETRY_LIMIT_EXCEEDED', 'STORAGE_UNAUTHORIZED'] as const) {
      const away = new AppError(code);
      const open = jest.spyOn(storage(), 'open').mockRejectedValue(away);
      await expect(deletePerson(admin.viewer, ilse, present)).rejects.toBe(away);
      open.mockRestore();
    }
    expect([await imports.find(unrelated.id), await imports.find(waiting.id)]).toMatchObject([
      { status: 'read' },
      { status: 'read' },
    ]);
    await deletePerson(admin.viewer, ilse, present);
    expect(await holding(own)).toEqual(['graphile_worker._private_jobs.payload']);
    sent.length = 0;
    await runDueJobs(jobs);
    expect(sent.flatMap(({ to }) => to?.email ?? [])).toEqual([present]);
    const views = await run('select name from list_view where owner_id = $1', [admin.id]);
    expect(views.rows).toEqual([{ name: 'Two' }]);
    await removeUnusedFiles();
    expect(filesHolding(own)).toEqual([]);
    expect(await holding(own)).toEqual([]);

    const states = await Promise.all(
      [rejected, waiting, checked, unrelated, other].map(({ id: each }) => imports.find(each)),
    );
    expect(states.map(({ status }) => status)).toEqual(['done', 'discarded', 'discarded', 'read', 'checked']);
    expect(filesHolding(['ana@people.example', 'eva@people.example'])).toHaveLength(2);
  });

  it('keeps messages that went to a shared address while another person had it', async () => {
    const shared = 'counter@shop.example';
    const named = async (name: string, id: string) => {
      await imports.take('people', [heading, `${shared},${name},${id},,`]);
      await mailTo(`to ${name}`, shared);
      await imports.take('people', [heading, `${name.toLowerCase()}@shop.example,${name},${id},,`]);
    };
    for (const name of ['Ada', 'Ben', 'Cho']) await named(name, `EXT-${name}`);
    const found = await run("select id from profile where external_id = 'EXT-Ben'");
    await deletePerson(admin.viewer, (found.rows as { id: string }[])[0]!.id, 'ben@shop.example');
    const left = await run("select key from sent_mail where key like 'to %' order by key");
    expect(left.rows).toEqual([{ key: 'to Ada' }, { key: 'to Cho' }]);
  });
});
