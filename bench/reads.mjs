import { isDeepStrictEqual } from 'node:util';
import { median } from '../scripts/lib/median.mjs';
import { load } from './measure.mjs';
import { createOperation } from './operation.mjs';

/** Each figure lists the requests that the client sends together. `limit` is the highest ratio allowed. */
const figures = [
  { title: 'settings and menus', limit: 2, requests: ['settings', 'menus'] },
  { title: '50 modules with own test status', limit: 2.6, requests: ['modules'] },
  { title: 'profile with its last 20 results', limit: 4, requests: ['results'] },
];
const names = figures.flatMap(({ requests }) => requests);
const bodies = {
  menus: createOperation('Menus', { lang: 'en' }),
  modules: createOperation('ModuleList', { filter: { kind: 'unknown' } }),
  results: createOperation('OwnResults', {}),
};

/** Returns a read request as the portal's client sends it. */
export const createPortalRead = (url, name, token) => ({
  title: `portal, ${name}`,
  url: name === 'settings' ? `${url}/api/settings/get` : `${url}/graphql`,
  method: name === 'settings' ? 'GET' : 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: bodies[name],
});

/** Returns the parameters of the hand-written reads for a learner. */
export const createReadValues = (learnerId) => ({ modules: [learnerId], results: [learnerId] });

// Cursors differ: only the portal decides what its cursors look like.
const parseComparable = (text) =>
  JSON.parse(text, (key, value) => (key === 'endCursor' || key === 'hasNextPage' ? null : value));

/**
 * Compares all reads and returns their names. Throws if the servers return different data, because the ratio would mean
 * nothing.
 */
export async function compareReads(portalUrl, rawUrl, token) {
  for (const name of names) {
    const { url, ...request } = createPortalRead(portalUrl, name, token);
    const ours = parseComparable(await (await fetch(url, request)).text());
    const theirs = parseComparable(await (await fetch(`${rawUrl}/${name}`)).text());
    if (isDeepStrictEqual(name === 'settings' ? ours : ours.data, theirs)) continue;
    throw new Error(`${name} differs:\n${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`);
  }
  return names;
}

/** Compares and then measures the reads of learners. Returns the rows of the report. */
export async function measureReads({ portal, raw, mint, rounds, seconds }) {
  await compareReads(portal.url, raw.url, await mint('learner'));
  const measured = new Map(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const token = await mint('learner');
    for (const name of names) {
      const ours = await load(portal.pid, createPortalRead(portal.url, name, token), seconds);
      const theirs = await load(raw.pid, { title: `raw, ${name}`, url: `${raw.url}/${name}` }, seconds);
      // The first round only warms up both servers.
      if (round > 0) measured.get(name).push({ ours, raw: theirs });
    }
  }
  return figures.map((figure) => toRow(figure, measured, rounds));
}

function toRow({ title, limit, requests }, measured, rounds) {
  const each = Array.from({ length: rounds }, (_, round) => {
    const sum = (side, what) =>
      requests.reduce((total, name) => total + measured.get(name)[round][side][what], 0);
    const [ours, raw] = [sum('ours', 'cpuMicroseconds'), sum('raw', 'cpuMicroseconds')];
    return { ours, raw, ratio: ours / raw, speed: sum('ours', 'perSecond') / sum('raw', 'perSecond') };
  });
  const of = (what) => median(each.map((entry) => entry[what]));
  return {
    figure: title,
    'CPU µs': of('ours').toFixed(0),
    'raw µs': of('raw').toFixed(0),
    ratio: of('ratio').toFixed(2),
    'at most': limit,
    'requests/s ratio': of('speed').toFixed(2),
  };
}
