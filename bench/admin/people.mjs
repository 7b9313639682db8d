import { isDeepStrictEqual } from 'node:util';
import { median } from '../../scripts/lib/median.mjs';
import { sendAll } from '../calls.mjs';
import { load } from '../measure.mjs';
import { folded } from './raw-people.mjs';
import { statementTime } from './statement-time.mjs';

const mostCpu = 2.5;
const mostTime = 1.5;
const mostDeep = 2;
const mostContains = 40;
const pageSize = 50;
// V8 comes to other machine code each time, so that processes of the same server differ by a tenth: both are started so often.
const starts = 3;
// So many times as long as a round for each figure, V8 has compiled what requests take, of a large server as of a small one.
const warming = 12;

const peopleWith = (fields) => `query ($search: String, $where: [Condition!], $after: String) {
  people(first: ${pageSize}, search: $search, where: $where, after: $after) { ${fields} } }`;

// A page of the list without how many there are of all.
const page = peopleWith(`nodes { id name email role userType lang points testsPassed account { id name } }
  pageInfo { hasNextPage endCursor }`);

const filter = { userTypes: ['pro'], accountKinds: ['gold_retailer'] };

async function ask(requestOf, body) {
  const { url, ...request } = requestOf(body);
  const { data, errors } = await (await fetch(url, request)).json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Follows the list from its first page; gives the cursors behind those pages. */
async function follow(requestOf, wanted) {
  const cursors = new Map();
  let after = null;
  for (let number = 1; number <= Math.max(...wanted); number += 1) {
    const { people } = await ask(requestOf, JSON.stringify({ query: page, variables: { after } }));
    after = people.pageInfo.endCursor;
    if (wanted.includes(number)) cursors.set(number, after);
  }
  return cursors;
}

const withoutCursors = (text) =>
  JSON.parse(text, (key, value) => (key === 'endCursor' || key === 'hasNextPage' ? null : value));

/** Both must give the same, or the ratio says nothing. */
async function compare({ title, body, name }, { requestOf, rawUrl }) {
  const { url, ...request } = requestOf(body);
  const ours = withoutCursors(await (await fetch(url, request)).text()).data;
  const theirs = withoutCursors(await (await fetch(`${rawUrl}/${name}`)).text());
  if (isDeepStrictEqual(ours, theirs)) return;
  throw new Error(
    `${title} differs:\n${JSON.stringify(ours).slice(0, 2000)}\n${JSON.stringify(theirs).slice(0, 2000)}`,
  );
}

const rawRequest = ({ name, title }, raw) => ({ title: `raw, ${title}`, url: `${raw.url}/${name}` });

/** Both servers answer all that is measured later, one after the other. */
async function warm(figures, { portal, raw, mintRequest, seconds }) {
  for (const figure of figures) {
    await compare(figure, { requestOf: await mintRequest(), rawUrl: raw.url });
    const { title, body } = figure;
    await load(portal.pid, { title, ...(await mintRequest())(body) }, seconds * warming);
    await load(raw.pid, rawRequest(figure, raw), seconds * warming);
  }
}

/** Adds rounds of a figure to what was measured of it. */
async function measureFigure(figure, { cpu, time }, { portal, raw, client, mintRequest, rounds, seconds }) {
  const { body, title } = figure;
  for (let round = 0; round < rounds; round += 1) {
    const request = (await mintRequest())(body);
    const ours = await load(portal.pid, { title, ...request }, seconds);
    const theirs = await load(raw.pid, rawRequest(figure, raw), seconds);
    cpu.push(ours.cpuMicroseconds / theirs.cpuMicroseconds);
    const spent = await statementTime(client, 40, (requests) => sendAll(Array(requests).fill(request)));
    const least = await statementTime(client, 40, async (requests) => {
      for (let sent = 0; sent < requests; sent += 1) await (await fetch(rawRequest(figure, raw).url)).text();
    });
    time.push(spent / least);
  }
}

/** Pages of people to those of a hand-written server that is given `values`. */
async function measurePages(figures, values, context) {
  const measured = figures.map((figure) => ({ figure, ratios: { cpu: [], time: [] } }));
  for (let start = 1; start <= starts; start += 1) {
    if (start > 1) await context.restart();
    const both = { ...context, raw: await context.startRaw(values) };
    await warm(figures, both);
    for (const { figure, ratios } of measured) await measureFigure(figure, ratios, both);
  }
  return measured.flatMap(({ figure: { title }, ratios: { cpu, time } }) => [
    { figure: `${title}: CPU, portal to raw`, ratio: median(cpu), 'at most': mostCpu },
    { figure: `${title}: PostgreSQL's time`, ratio: median(time), 'at most': mostTime },
  ]);
}

/** The time from a request to its answer, the median of some, in milliseconds. */
async function answerTime(requestOf, variables) {
  const times = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const start = performance.now();
    await ask(requestOf, JSON.stringify({ query: page, variables }));
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Words of three letters of some names, each beside an e-mail that is equal. */
async function measureSearch({ client, mintRequest }) {
  const { rows } = await client.query(
    `select email, lower(substr(name, 2, 3)) as part from profile where name ~ '^[A-Za-z]{4}' order by md5(id::text) limit 9`,
  );
  const requestOf = await mintRequest();
  const ratios = [];
  for (const { email, part } of rows) {
    const equal = { where: [{ field: 'email', operator: 'IS', values: [email] }] };
    const contains = await answerTime(requestOf, { search: part });
    ratios.push(contains / (await answerTime(requestOf, equal)));
  }
  const title = 'people by a word of three letters, to an equal e-mail: time to answer';
  return { figure: title, ratio: median(ratios), 'at most': mostContains };
}

/** The list of people: ratios of its pages to a hand-written server's, and of its far pages to its first. */
export async function measurePeople(context) {
  const { client, operation, mintRequest, scale } = context;
  const last = Math.max(2, Math.floor(2000 * scale));
  const deep = Math.max(1, Math.floor(1800 * scale));
  const cursors = await follow(await mintRequest(), [deep, last - 1]);
  const { rows } = await client.query(
    `select ${folded} as key, p.id from profile p order by 1, 2 offset ${deep * pageSize - 1} limit 1`,
  );
  const figures = [
    { title: 'first page of people', name: 'peopleFirst', body: operation('People', {}) },
    {
      title: 'people filtered, with their number',
      name: 'peopleFiltered',
      body: operation('People', { filter }),
    },
    {
      title: `people behind row ${(deep * pageSize).toLocaleString('en')}`,
      name: 'peopleAfter',
      body: operation('People', { after: cursors.get(deep) }),
    },
  ];
  const report = await measurePages(figures, { peopleAfter: [rows[0].key, rows[0].id] }, context);
  const requestOf = await mintRequest();
  const ratios = [];
  for (let round = 0; round < 3; round += 1)
    ratios.push(
      (await answerTime(requestOf, { after: cursors.get(last - 1) })) / (await answerTime(requestOf, {})),
    );
  const title = `page ${last.toLocaleString('en')} by cursors, to page 1: time to answer`;
  report.push({ figure: title, ratio: median(ratios), 'at most': mostDeep });
  report.push(await measureSearch(context));
  return report;
}
