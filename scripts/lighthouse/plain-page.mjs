// Measures the weight of a page, and serves a page of the same weight that does nothing, which gets the best possible
// score on this machine.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';

const kinds = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'script',
  'application/javascript': 'script',
  'font/woff2': 'font',
};

/** The transferred bytes of each document, style sheet, script and font that a page loads. */
export async function weigh(context, url, sign) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  const weight = { html: [], css: [], script: [], font: [] };
  for (const request of finished) {
    const response = await request.response();
    // Prefetched files belong to a later page.
    if ((await request.allHeaders())['sec-purpose'] === 'prefetch') continue;
    const kind = kinds[response?.headers()['content-type']?.split(';')[0] ?? ''];
    if (kind) weight[kind].push((await request.sizes()).responseBodySize);
  }
  await page.close();
  return weight;
}

// Incompressible, so that exactly this many bytes are sent.
function filling(bytes) {
  const length = Math.max(0, bytes - 4);
  return randomBytes(Math.ceil(length / 2))
    .toString('hex')
    .slice(0, length);
}

const bodies = {
  css: (bytes) => `/*${filling(bytes)}*/`,
  script: (bytes) => `/*${filling(bytes)}*/`,
  font: (bytes) => randomBytes(bytes),
};
const types = {
  css: 'text/css',
  script: 'text/javascript',
  font: 'font/woff2',
  html: 'text/html; charset=utf-8',
};

function tagsOf({ css, script, font }, name) {
  const each = (kind, list, tag) => list.map((_, at) => tag(`/${name}/${kind}/${at}`)).join('');
  return [
    each('css', css, (path) => `<link rel="stylesheet" href="${path}">`),
    each('font', font, (path) => `<link rel="preload" as="font" crossorigin href="${path}">`),
    each('script', script, (path) => `<script type="module" src="${path}"></script>`),
  ].join('');
}

function documentOf(weight, name) {
  const words = 'A plain page of the same weight. '.repeat(12);
  const start = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title><meta name="viewport" content="width=device-width, initial-scale=1">${tagsOf(weight, name)}</head><body><main><h1>Plain</h1><p>${words}</p></main>`;
  const bytes = weight.html.reduce((sum, each) => sum + each, 0);
  return `${start}<!--${filling(bytes - start.length - 3)}--></body></html>`;
}

/** Serves a plain page of each name's size at `/<name>`. */
export async function servePlainPages(weights, stops) {
  const files = new Map();
  for (const [name, weight] of Object.entries(weights)) {
    files.set(`/${name}`, { type: types.html, body: documentOf(weight, name) });
    for (const kind of ['css', 'script', 'font'])
      weight[kind].forEach((bytes, at) =>
        files.set(`/${name}/${kind}/${at}`, { type: types[kind], body: bodies[kind](bytes) }),
      );
  }
  const server = createServer(({ url }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
    response.end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}
