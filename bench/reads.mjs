import { isDeepStrictEqual } from 'node:util';
import { median } from '../scripts/lib/median.mjs';
import { load } from './measure.mjs';
import { operation } from './operation.mjs';

/** Each figure is what the client sends at that moment; `limit` is the highest ratio allowed. */
const figures = [
  { title: 'settings and menus', limit: 2, requests: ['settings', 'menus'] },
  { title: '50 modules with own test status', limit: 3.5, requests: ['modules'] },
  { title: 'profile with its last 20 results', limit: 4, requests: ['results'] },
];
const names = figures.flatMap(({ requests }) => requests);
const bodies = {
  menus: operation('Menus', { lang: 'en' }),
  modules: operation('ModuleList', { filter: { kind: 'unknown' } }),
  results: operation('OwnResults', {}),
};

/** A read of the portal, as its client sends it. */
export const portalRead = (url, name, token) => ({
  title: `portal, ${name}`,
  url: name === 'settings' ? `${url}/api/settings/get` : `${url}/graphql`,
  method: name === 'settings' ? 'GET' : 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: bodies[name],
});

/** The parameters of the hand-written reads of a learner. */
export const readValues = (learnerId) => ({ modules: [learnerId], results: [learnerId] });

// A cursor's text is the portal's own matter.
const comparable = (text) =>
  JSON.parse(text, (key, value) => (key === 'endCursor' || key === 'hasNextPage' ? null : value));

/** Throws where both servers don't return the same: the ratio would mean nothing. Returns the names of what it compared. */
export async function compareReads(portalUrl, rawUrl, token) {
  for (const name of names) {
    const { url, ...request } = portalRead(portalUrl, name, token);
    const ours = comparable(await (await fetch(url, request)).text());
    const theirs = comparable(await (await fetch(`${rawUrl}/${name}`)).text());
    if (isDeepStrictEqual(name === 'settings' ? ours : ours.data, theirs)) continue;
    throw new Error(`${name} differs:\n${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`);
  }
  return names;
}

/** Compares, then measures what learners read; returns the rows of the report. */
export async function measureReads({ portal, raw, mint, rounds, seconds }) {
  await compareReads(portal.url, raw.url, await mint('learner'));
  const measured = new Map(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const token = await mint('learner');
    for (const name of names) {
      const ours = await load(portal.pid, portalRead(portal.url, name, token), seconds);
      const theirs = await load(raw.pid, { title: `raw, ${name}`, url: `${raw.url}/${name}` }, seconds);
      // The first round warms both up.
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
