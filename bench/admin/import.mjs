import { setTimeout as pause } from 'node:timers/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { renewed } from '../renewed.mjs';

const max = 5;

const headings = 'Name,E-mail,External id,Language,User type,Country,Phone';

const line = (prefix, n) =>
  `Person ${prefix} ${n},${prefix}${n}@import.example,${prefix}-${n},${['en', 'es', 'fr'][n % 3]},standard,US,+1 555 ${n}\r\n`;

function* lines(prefix, count) {
  for (let n = 0; n < count; n += 1000) {
    let piece = '';
    for (let each = n; each < Math.min(n + 1000, count); each += 1) piece += line(prefix, each);
    yield piece;
  }
}

const query = async ({ portal, token }, text, variables) => {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const minutes = 60;

/** Waits until the import has the status `wanted` and returns it. Throws after `minutes`. */
async function until(context, id, wanted) {
  const end = Date.now() + minutes * 60_000;
  const requested =
    'query ($id: ID!) { import(id: $id) { status done rowCount columns { index field } counts { add reject } failure { message } } }';
  for (;;) {
    const { import: found } = await query(context, requested, { id });
    if (found.status === wanted) return found;
    if (found.status === 'failed') throw new Error(found.failure.message);
    if (Date.now() > end)
      throw new Error(`After ${minutes} minutes the import is ${found.status} instead of ${wanted}.`);
    await pause(250);
  }
}

/** Imports people through the portal. Returns the seconds of the preview and of the import. */
async function byPortal(context, count) {
  const { portal, token } = context;
  const body = Buffer.from([`${headings}\r\n`, ...lines('portal', count)].join(''));
  const start = performance.now();
  const response = await fetch(`${portal.url}/api/imports?kind=people&filename=people.csv`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${await token()}` },
    body,
  });
  const { _id: id, error } = await response.json();
  if (error) throw new Error(error);
  const { columns } = await until(context, id, 'read');
  const selected = columns
    .filter(({ field }) => field !== null)
    .map(({ index, field }) => ({ index, field }));
  if (selected.length !== headings.split(',').length)
    throw new Error(`Only ${selected.length} columns were known.`);
  await query(
    context,
    'mutation ($input: MatchImportColumnsInput!) { matchImportColumns(input: $input) { import { id } } }',
    {
      input: { id, columns: selected },
    },
  );
  const { counts } = await until(context, id, 'checked');
  if (counts.add !== count) throw new Error(`${counts.add} of ${count} would be added.`);
  const checked = performance.now();
  await query(
    context,
    'mutation ($input: StartImportInput!) { startImport(input: $input) { import { id } } }',
    {
      input: { id },
    },
  );
  await until(context, id, 'done');
  return { preview: (checked - start) / 1000, run: (performance.now() - checked) / 1000 };
}

const staged = `create temporary table incoming (name text, email text, external_id text, lang text, user_type text,
  country text, phone text)`;

const added = `with people as (
    insert into profile (name, email, external_id, lang, user_type, country, phone)
    select i.name, i.email, i.external_id, i.lang, i.user_type, i.country, i.phone from incoming i
    where not exists (select from profile p where lower(p.email) = lower(i.email) or p.external_id = i.external_id)
    returning id, email
  )
  insert into audit_entry (actor_kind, action, target_kind, target_id, outcome, changes)
  select 'person', 'add', 'profile', id::text, 'success', '{}' from people`;

/** Adds people with COPY and set-based statements, with an audit entry each. Returns the seconds. */
async function byHand(client, count) {
  const start = performance.now();
  await client.query('begin');
  await client.query(staged);
  const copy = client.query(copyFrom(`copy incoming from stdin with (format csv)`));
  await pipeline(Readable.from(lines('hand', count)), copy);
  await client.query(added);
  await client.query('commit');
  return (performance.now() - start) / 1000;
}

/** Compares an import through the portal with hand-written SQL. */
export async function measureImport({ client, portal, mint, scaled }) {
  const count = scaled(100_000, 100);
  const token = renewed(() => mint('admin'));
  const { preview, run } = await byPortal({ portal, token }, count);
  const hand = await byHand(client, count);
  const title = `import of ${count.toLocaleString('en')} people`;
  const spent = `preview ${preview.toFixed(1)} s, run ${run.toFixed(1)} s, by hand ${hand.toFixed(1)} s`;
  return [
    {
      figure: `${title}, to COPY and a statement of sets (${spent})`,
      ratio: (preview + run) / hand,
      'at most': max,
    },
  ];
}
