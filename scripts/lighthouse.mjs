/**
 * Runs mobile Lighthouse on the sign-in page, home, the news and a module with an empty browser cache. Prints the
 * median of several runs, next to that of a plain page of the same weight, which is the best possible score on this
 * machine.
 * - npm run lighthouse -- [--runs 5] [--only login|home|news|module]
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { ensureBuilt } from './lib/build.mjs';
import { median } from './lib/median.mjs';
import { root } from './lib/run.mjs';
import { withStops } from './lib/with-stops.mjs';
import { openProfile, signIn } from './lighthouse/browser.mjs';
import { servePlainPages, weigh } from './lighthouse/plain-page.mjs';
import { startPortal } from './lighthouse/portal.mjs';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const numbers = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

function pagesOf(url) {
  const { demoId } = createRequire(import.meta.url)(join(root, 'dist/server/demo/ids.js'));
  const modulePath = `/training/modules/${demoId('module', 'reading-a-dot-code')}`;
  const pages = [
    { name: 'login', address: `${url}/login`, sign: '#password', who: 'guest' },
    { name: 'home', address: `${url}/`, sign: 'text=your next step', who: 'learner' },
    { name: 'news', address: `${url}/news`, sign: 'h1:has-text("What’s new")', who: 'learner' },
    {
      name: 'module',
      address: `${url}${modulePath}`,
      sign: 'h1:has-text("Reading a DOT code")',
      who: 'learner',
    },
  ];
  const wanted = pages.filter(({ name }) => options.only === '' || options.only === name);
  if (wanted.length === 0) throw new Error('--only takes login, home, news or module.');
  return wanted;
}

/** Runs Lighthouse once. Returns scores out of 100, figures, and the problems of each category. */
async function measure({ context, port }, address) {
  const [page] = context.pages();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  // Lighthouse would clear the cookies along with the cache.
  const flags = { port, disableStorageReset: true, onlyCategories: categories, logLevel: 'error' };
  const { lhr } = await lighthouse(address, flags);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scores = categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)]);
  const figures = Object.entries(numbers).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  const faults = categories
    .slice(1)
    .flatMap((id) =>
      lhr.categories[id].auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit].score ?? 1) < 1)
        .map(({ id: audit }) => `${id}: ${lhr.audits[audit].title}`),
    );
  return { ...Object.fromEntries([...scores, ...figures]), faults };
}

function row(name, runs) {
  const of = (what) => median(runs.map((each) => each[what]));
  return {
    page: name,
    performance: of('performance'),
    'LCP s': (of('LCP') / 1000).toFixed(2),
    'TBT ms': of('TBT').toFixed(0),
    CLS: of('CLS').toFixed(3),
    accessibility: of('accessibility'),
    'best practices': of('best-practices'),
    SEO: of('seo'),
  };
}

async function main(stops) {
  const problem = await ensureBuilt();
  if (problem) throw new Error(problem);
  const url = await startPortal(stops);
  const profiles = { guest: await openProfile(stops), learner: await openProfile(stops) };
  await signIn(profiles.learner.context, url, 'learner');
  const pages = pagesOf(url);
  const weights = {};
  for (const { name, address, sign, who } of pages)
    weights[name] = await weigh(profiles[who].context, address, sign);
  const plain = await servePlainPages(weights, stops);
  const subjects = pages.flatMap(({ name, address, who }) => [
    { title: name === 'login' ? '/login' : name, profile: profiles[who], address },
    { title: `  plain, ${kilobytes(weights[name])}`, profile: profiles[who], address: `${plain}/${name}` },
  ]);
  const runs = subjects.map(() => []);
  for (let round = 0; round < Number(options.runs); round++)
    for (const [at, { profile, address }] of subjects.entries())
      runs[at].push(await measure(profile, address));
  console.table(subjects.map(({ title }, at) => row(title, runs[at])));
  const faults = subjects.flatMap(({ title }, at) =>
    title.startsWith(' ')
      ? []
      : [...new Set(runs[at].flatMap((each) => each.faults))].map((each) => `${title}, ${each}`),
  );
  if (faults.length > 0) process.stdout.write(`To be mended:\n${faults.join('\n')}\n`);
}

function kilobytes(weight) {
  const bytes = Object.values(weight)
    .flat()
    .reduce((sum, each) => sum + each, 0);
  return `${(bytes / 1024).toFixed(0)} KB`;
}

await withStops(main);
