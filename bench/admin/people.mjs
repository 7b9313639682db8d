import { median } from '../../scripts/lib/median.mjs';
import { sendAll } from '../calls.mjs';
import { load } from '../measure.mjs';
import { comparePeople, createPeoplePages, fetchData, findCursors, pageQuery } from './people-pages.mjs';
import { statementTime } from './statement-time.mjs';

const maxCpu = 2.5;
const maxTime = 1.5;
const maxDeep = 2;
const maxContains = 40;

const rawRequest = ({ name, title }, raw) => ({ title: `raw, ${title}`, url: `${raw.url}/${name}` });

/**
 * Compares and then warms up both servers, one after the other, for `warmUp` rounds per figure. V8 takes longer to
 * compile the code of the large server than that of the small one.
 */
async function warm(figures, { portal, raw, mintRequest, seconds, warmUp }) {
  for (const figure of figures) {
    await comparePeople(figure, { createRequest: await mintRequest(), rawUrl: raw.url });
    const { title, body } = figure;
    await load(portal.pid, { title, ...(await mintRequest())(body) }, seconds * warmUp);
    await load(raw.pid, rawRequest(figure, raw), seconds * warmUp);
  }
}

/** Measures more rounds of a figure and adds the results. */
async function measureFigure(figure, { cpu, time }, { portal, raw, client, mintRequest, rounds, seconds }) {
  const { body, title } = figure;
  for (let round = 0; round < rounds; round += 1) {
    const request = (await mintRequest())(body);
    const ours = await load(portal.pid, { title, ...request }, seconds);
    const theirs = await load(raw.pid, rawRequest(figure, raw), seconds);
    cpu.push(ours.cpuMicroseconds / theirs.cpuMicroseconds);
    const spent = await statementTime(client, 40, (requests) => sendAll(Array(requests).fill(request)));
    const min = await statementTime(client, 40, async (requests) => {
      for (let sent = 0; sent < requests; sent += 1) await (await fetch(rawRequest(figure, raw).url)).text();
    });
    time.push(spent / min);
  }
}

/**
 * Returns the ratios of the portal to the hand-written server for pages of people. Starts both servers several times,
 * because V8 compiles differently each time, and processes of the same server differ by a tenth.
 */
async function measurePages(figures, values, context) {
  const measured = figures.map((figure) => ({ figure, ratios: { cpu: [], time: [] } }));
  for (let start = 1; start <= context.starts; start += 1) {
    if (start > 1) await context.restart();
    const both = { ...context, raw: await context.startRaw(values) };
    await warm(figures, both);
    for (const { figure, ratios } of measured) await measureFigure(figure, ratios, both);
  }
  return measured.flatMap(({ figure: { title }, ratios: { cpu, time } }) => [
    { figure: `${title}: CPU, portal to raw`, ratio: median(cpu), 'at most': maxCpu },
    { figure: `${title}: PostgreSQL's time`, ratio: median(time), 'at most': maxTime },
  ]);
}

/** Returns the median response time of 40 requests in milliseconds. */
async function answerTime(createRequest, variables) {
  const times = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const start = performance.now();
    await fetchData(createRequest, JSON.stringify({ query: pageQuery, variables }));
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Compares searches by three letters of a name with searches by a whole e-mail address. */
async function measureSearch({ client, mintRequest }) {
  const { rows } = await client.query(
    `select email, lower(substr(name, 2, 3)) as part from profile where name ~ '^[A-Za-z]{4}' order by md5(id::text) limit 9`,
  );
  const createRequest = await mintRequest();
  const ratios = [];
  for (const { email, part } of rows) {
    const equal = { where: { email: { oneOf: [email] } } };
    const contains = await answerTime(createRequest, { search: part });
    ratios.push(contains / (await answerTime(createRequest, equal)));
  }
  const title = 'people by a word of three letters, to an equal e-mail: time to answer';
  return { figure: title, ratio: median(ratios), 'at most': maxContains };
}

/**
 * Measures the people list: the ratio of its pages to the hand-written server, and of distant pages to the first one.
 */
export async function measurePeople(context) {
  const { client, mintRequest, scaled } = context;
  const [last, deep] = [scaled(2000, 2), scaled(1800, 1)];
  const cursors = await findCursors(await mintRequest(), [deep, last - 1]);
  const { figures, values } = await createPeoplePages(client, deep, cursors.get(deep));
  const report = await measurePages(figures, values, context);
  const createRequest = await mintRequest();
  const ratios = [];
  for (let round = 0; round < 3; round += 1)
    ratios.push(
      (await answerTime(createRequest, { after: cursors.get(last - 1) })) /
        (await answerTime(createRequest, {})),
    );
  const title = `page ${last.toLocaleString('en')} by cursors, to page 1: time to answer`;
  report.push({ figure: title, ratio: median(ratios), 'at most': maxDeep });
  report.push(await measureSearch(context));
  return report;
}
