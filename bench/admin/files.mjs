import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../scripts/lib/median.mjs';
import { sendAll } from '../calls.mjs';
import { load } from '../measure.mjs';
import { createOperation } from '../operation.mjs';

const maxMegabytes = 100;
const maxLatency = 2;
// The number of learners who save answers, with a pause in milliseconds between two saves.
const learners = 5;
const thinking = 200;
const maxSaves = 20_000;

const kilobytes = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

/** Saves answers until `isOver` is true. Returns the duration of each save in milliseconds. */
async function save(work, createRequest, isOver) {
  const times = [];
  const calls = (await work({ name: 'save' }, maxSaves)).values();
  const learner = async () => {
    for (const call of calls) {
      const request = await createRequest(call);
      const start = performance.now();
      await sendAll([request]);
      times.push(performance.now() - start);
      if (isOver()) return;
      await pause(thinking);
    }
  };
  await Promise.all(Array.from({ length: learners }, learner));
  return times;
}

/** Downloads a file without storing it. Returns its size in bytes. */
async function take(url, token) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return bytes;
}

async function measureFile(ending, { portal, token, work, createRequest, baseline }) {
  const before = kilobytes(portal.pid, 'VmRSS');
  writeFileSync(`/proc/${portal.pid}/clear_refs`, '5');
  let isOver = false;
  const start = performance.now();
  const file = take(`${portal.url}/api/adminResults.${ending}`, token).finally(() => (isOver = true));
  const times = await save(work, createRequest, () => isOver);
  const bytes = await file;
  const seconds = (performance.now() - start) / 1000;
  const growth = ((kilobytes(portal.pid, 'VmHWM') - before) * 1024) / 1e6;
  const what = `results as .${ending} (${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s)`;
  return [
    { figure: `${what}: memory growth, MB`, ratio: growth, 'at most': maxMegabytes },
    {
      figure: `${what}: learners’ saves, to the time before`,
      ratio: median(times) / baseline,
      'at most': maxLatency,
    },
  ];
}

/** Measures the export of all results while learners save answers. */
export async function measureFiles(context) {
  const { mint, work, createRequest, portal, mintRequest, seconds } = context;
  // Warms up the server, so that V8 has compiled its code and the heap has its usual size.
  const page = { title: 'people', ...(await mintRequest())(createOperation('People', {})) };
  await load(portal.pid, page, 5 * seconds);
  const until = performance.now() + 4 * seconds * 1000;
  const times = await save(work, createRequest, () => performance.now() > until);
  const report = [];
  for (const ending of ['csv', 'xlsx']) {
    const token = await mint('admin');
    report.push(...(await measureFile(ending, { ...context, token, baseline: median(times) })));
  }
  return report;
}
