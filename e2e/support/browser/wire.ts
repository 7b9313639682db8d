import type { CDPSession, Page } from 'playwright-core';
import { until } from './browser';

/** The number of consecutive checks that must find the page idle before the next step. */
const quietRequests = 8;
const maxAnswerLength = 250;

/** The paths that are requested at once in a step, without waiting for each other. */
export type Step = string[];

interface Held {
  requestId: string;
  networkId: string | undefined;
  path: string;
}

/** Holds every request of the page until no more are sent, including redirects and frames. */
async function holdRequests(cdp: CDPSession): Promise<{ held: Held[]; running: Set<string> }> {
  const held: Held[] = [];
  const running = new Set<string>();
  cdp.on('Fetch.requestPaused', ({ requestId, networkId, request }) => {
    const { pathname, protocol } = new URL(request.url);
    if (protocol.startsWith('http')) held.push({ requestId, networkId, path: pathname });
    else void cdp.send('Fetch.continueRequest', { requestId });
  });
  const over = ({ requestId }: { requestId: string }): void => void running.delete(requestId);
  cdp.on('Network.loadingFinished', over);
  cdp.on('Network.loadingFailed', over);
  // A redirect has the same request id and ends the step that led to it.
  cdp.on('Network.requestWillBeSent', ({ requestId, redirectResponse }) => {
    if (redirectResponse) running.delete(requestId);
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return { held, running };
}

/**
 * Evaluates an expression in the current document. Returns undefined if none responds, for example while one is being
 * replaced.
 */
async function evaluate<T>(cdp: CDPSession, expression: string): Promise<T | undefined> {
  const evaluated = cdp.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  const silent = new Promise<undefined>((given) => setTimeout(given, maxAnswerLength));
  const answer = await Promise.race([evaluated.catch(() => undefined), silent]);
  return answer?.result.value as T | undefined;
}

/** Waits until the page is idle. */
async function rest(cdp: CDPSession, busy: () => string): Promise<void> {
  for (let quiet = 0, before = busy(); quiet < quietRequests; quiet += 1) {
    await evaluate(cdp, 'new Promise((done) => setTimeout(done, 25))');
    const now = busy();
    if (now !== before) quiet = 0;
    before = now;
  }
}

/**
 * Returns the steps of requests from an empty cache until the page shows `text`. Each step holds its requests until the
 * page sends no more, so the result depends on dependencies only, not on the speed of network or machine.
 */
export async function stepsUntil(page: Page, url: string, text: string): Promise<Step[]> {
  const cdp = await page.context().newCDPSession(page);
  const { held, running } = await holdRequests(cdp);
  const steps: Step[] = [];
  const visible = () =>
    evaluate<boolean>(cdp, `document.body?.innerText.includes(${JSON.stringify(text)}) ?? false`);
  // Resolves when a document has loaded, possibly in a later step.
  void cdp.send('Page.navigate', { url });
  do {
    await until('the page asks for something', () => held.length > 0);
    const step = held.splice(0);
    steps.push(step.map(({ path }) => path).sort());
    for (const { requestId, networkId } of step) {
      if (networkId) running.add(networkId);
      await cdp.send('Fetch.continueRequest', { requestId });
    }
    await until(`the step is over: ${steps.at(-1)!.join(' ')}`, () => running.size === 0);
    await rest(cdp, () => `${held.length} ${running.size}`);
  } while (!(await visible()));
  return steps;
}

/**
 * Returns the transferred bytes of the scripts that a document preloads, by path, including headers, from an empty
 * cache.
 */
export async function scriptBytes(page: Page, url: string, text: string): Promise<Map<string, number>> {
  const cdp = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const loaded = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.set(paths.get(requestId)!, encodedDataLength),
  );
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const document = await (await page.goto(url))!.text();
  await page.getByText(text).first().waitFor();
  const announced = new Set(document.match(/\/assets\/[\w.-]+\.js/g));
  return new Map([...announced].map((path) => [path, loaded.get(path) ?? NaN]));
}
