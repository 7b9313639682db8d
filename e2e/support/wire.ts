import type { CDPSession, Page } from 'playwright-core';
import { until } from './browser';

/** Asks in a row that must all find the page at rest before the next step is let go. */
const quietAsks = 8;
const maxAnswerLength = 250;

/** What of the wire one step was: the paths asked for at once, none of which waited for another. */
export type Step = string[];

interface Held {
  requestId: string;
  networkId: string | undefined;
  path: string;
}

/** Holds every request of the page back until nothing else is asked for, redirects and frames included. */
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
  // A redirect is asked for under the same name: the step that led to it is over.
  cdp.on('Network.requestWillBeSent', ({ requestId, redirectResponse }) => {
    if (redirectResponse) running.delete(requestId);
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return { held, running };
}

/**
 * Evaluates in whatever document is there now; undefined where none answers, as while one is being replaced by another
 * that has not come.
 */
async function evaluate<T>(cdp: CDPSession, expression: string): Promise<T | undefined> {
  const evaluated = cdp.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  const silent = new Promise<undefined>((given) => setTimeout(given, maxAnswerLength));
  const answer = await Promise.race([evaluated.catch(() => undefined), silent]);
  return answer?.result.value as T | undefined;
}

/** Gives the page time for all it wants to do with what it got. */
async function rest(cdp: CDPSession, busy: () => string): Promise<void> {
  for (let quiet = 0, before = busy(); quiet < quietAsks; quiet += 1) {
    await evaluate(cdp, 'new Promise((done) => setTimeout(done, 25))');
    const now = busy();
    if (now !== before) quiet = 0;
    before = now;
  }
}

/**
 * The steps on the wire, one after the other, from an empty cache until the page shows `text`. Each step holds what
 * is asked for until the page asks for no more: what counts is what waits for what, not the line nor the machine.
 */
export async function stepsUntil(page: Page, url: string, text: string): Promise<Step[]> {
  const cdp = await page.context().newCDPSession(page);
  const { held, running } = await holdRequests(cdp);
  const steps: Step[] = [];
  const visible = () =>
    evaluate<boolean>(cdp, `document.body?.innerText.includes(${JSON.stringify(text)}) ?? false`);
  // Answered when a document has come, which may be that of a later step.
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

/** The scripts that a document announces: their bytes on the wire by path, headers included, from an empty cache. */
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
