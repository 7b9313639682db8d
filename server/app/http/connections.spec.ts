import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { heartbeat } from '#server/features/uploads/assemblies/assembly-events';
import { openUploadService } from '#server/features/uploads/signing/upload-service';
import { type Api, startApi } from '#server/testing/api/api';
import { announce } from '#server/testing/uploads/upload-calls';
import { create } from '#server/testing/uploads/uploads';
import { type ConnectionLimits, connectionLimits, proxyFilter } from './connections';

// Long enough for a slow machine to comply, and short enough for a spec.
const brief: ConnectionLimits = {
  head: 1_500,
  checked: 50,
  body: 1_500,
  bytesOfSecond: Infinity,
  silence: 10_000,
  between: 1_500,
  ofOneAddress: 50,
  upload: { bytes: 100, milliseconds: 1_500 },
};

let api: Api;
let url: string;
const sockets: Socket[] = [];

async function start(connections: ConnectionLimits, behindProxy = false): Promise<void> {
  api = await startApi({ connections, behindProxy });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  openUploadService({ url });
}

function endSockets(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}

async function open(): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Returns everything the server has sent when it closes the connection. */
async function ended(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await new Promise((done) => socket.once('close', done));
  return text;
}

/** Sends a little again and again until the connection is closed. */
function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 20);
  socket.once('close', () => clearInterval(timer));
}

describe('unreadable request', () => {
  beforeAll(() => start(connectionLimits));
  afterAll(() => api.close());

  it.each(['/graphql', '/api/auth/init'])(
    'returns HEADERS_TOO_LARGE for large headers over REST and GraphQL: %s',
    async (path) => {
      for (const name of ['authorization', 'idempotency-key']) {
        const headers = { [name]: 'x'.repeat(1_000_000), 'content-type': 'application/json' };
        const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: '{}' });
        const code = 'HEADERS_TOO_LARGE';
        expect([answer.status, await answer.json()]).toMatchObject([
          431,
          { success: false, code, errors: [{ extensions: { code } }] },
        ]);
      }
    },
  );

  it('returns BAD_REQUEST when it is not HTTP', async () => {
    const socket = await open();
    socket.write('HELLO\r\n\r\n');
    expect(await ended(socket)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"BAD_REQUEST"/);
  });

  it('closes the connection without corrupting a response that is being sent', async () => {
    const socket = await open();
    const answer = ended(socket);
    socket.write('GET /api/changes HTTP/1.1\r\nhost: portal\r\n\r\n');
    await once(socket, 'data');
    socket.write('HELLO\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 (?![^]*HTTP\/1\.1)/);
  });
});

describe('proxyFilter', () => {
  it.each([
    [false, null, '127.0.0.1', false],
    [true, null, '127.0.0.1', true],
    [true, null, '::ffff:127.0.0.1', true],
    [true, null, '::1', true],
    [true, null, '10.1.2.3', false],
    [true, ['10.0.0.0/8', 'fd00::/8'], '10.1.2.3', true],
    [true, ['10.0.0.0/8', 'fd00::/8'], 'fd00::5', true],
    [true, ['10.0.0.0/8'], '11.0.0.1', false],
    [false, ['10.0.0.0/8'], '10.1.2.3', false],
    [true, ['10.0.0.0/8'], '', false],
  ])('returns for %s and %j with %s the value %s', (behindProxy, proxies, address, expected) => {
    expect(proxyFilter({ behindProxy, proxies })(address)).toBe(expected);
  });
});

describe('connection that is closed', () => {
  const cases: [title: string, run: () => Promise<void>][] = [
    [
      'that sends nothing',
      async () => {
        expect(await ended(await open())).toMatch(/^HTTP\/1\.1 408 /);
      },
    ],
    [
      'that sends its headers too slowly',
      async () => {
        const socket = await open();
        socket.write('GET /livez HTTP/1.1\r\nhost: x\r\nx-slow: ');
        drip(socket, 'x');
        expect(await ended(socket)).toMatch(/^HTTP\/1\.1 408 /);
      },
    ],
    [
      'that sends its body too slowly, with the reason',
      async () => {
        const socket = await open();
        const head = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{';
        socket.write(`POST /api/auth/init HTTP/1.1\r\n${head}`);
        drip(socket, ' ');
        const text = await ended(socket);
        expect(text).toMatch(/^HTTP\/1\.1 408 /);
        expect(text).toContain('REQUEST_TOO_SLOW');
      },
    ],
    [
      'that keeps sending a body after its response',
      async () => {
        const socket = await open();
        socket.write('GET /livez HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
        drip(socket, '1\r\nx\r\n');
        expect(await ended(socket)).toMatch(/^HTTP\/1\.1 200 /);
      },
    ],
    [
      'that is idle after a response',
      async () => {
        const socket = await open();
        socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n');
        expect(await ended(socket)).toMatch(/^HTTP\/1\.1 200 [^]*"live"/);
      },
    ],
    [
      'that uploads a file too slowly, and what has arrived is stored',
      async () => {
        const assembly = await create({ api, url, close: api.close }, 'content');
        const address = (await announce(assembly, 'photo.jpg', 100_000)).headers.get('location')!;
        const socket = await open();
        const head = 'content-type: application/offset+octet-stream\r\ncontent-length: 100000\r\n\r\n';
        const { pathname } = new URL(address);
        socket.write(
          `PATCH ${pathname} HTTP/1.1\r\nhost: x\r\ntus-resumable: 1.0.0\r\nupload-offset: 0\r\n${head}`,
        );
        drip(socket, 'x');
        await ended(socket);
        const storedBytes = async (): Promise<number> => {
          const { headers } = await fetch(address, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
          return Number(headers.get('upload-offset'));
        };
        while ((await storedBytes()) === 0) await new Promise((done) => setTimeout(done, 20));
        expect(await storedBytes()).toBeLessThan(1000);
      },
    ],
  ];
  let running: Promise<void>[];

  // All cases wait for the same timeouts, so they run at the same time.
  beforeAll(async () => {
    await start(brief);
    running = cases.map(([, run]) => run());
    for (const each of running) each.catch(() => undefined);
  });
  afterAll(async () => {
    endSockets();
    await api.close();
  });

  it.each(cases.map(([title], index) => [title, index] as const))('is one %s', async (_title, index) => {
    await expect(running[index]).resolves.toBeUndefined();
  });
});

describe('connection that stays open', () => {
  beforeAll(() => start({ ...brief, ofOneAddress: 3 }));
  afterAll(() => api.close());
  afterEach(endSockets);

  it('is one that uploads a file for longer than other bodies are allowed', async () => {
    const assembly = await create({ api, url, close: api.close }, 'content');
    const address = (await announce(assembly, 'photo.jpg', 100_000)).headers.get('location')!;
    const socket = await open();
    const head = 'content-type: application/offset+octet-stream\r\ncontent-length: 100000\r\n\r\n';
    const { pathname } = new URL(address);
    socket.write(
      `PATCH ${pathname} HTTP/1.1\r\nhost: x\r\ntus-resumable: 1.0.0\r\nupload-offset: 0\r\n${head}`,
    );
    for (let sent = 0; sent < 100; sent++) {
      socket.write(Buffer.alloc(1000));
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(await ended(socket)).toMatch(/^HTTP\/1\.1 204 /);
  });

  it('is one that receives events, because the heartbeat is shorter than the idle timeout', () => {
    expect(heartbeat).toBeLessThan(connectionLimits.silence / 2);
  });
});

describe('connections of one address', () => {
  afterEach(endSockets);

  const calm = { ...connectionLimits, ofOneAddress: 3 };
  const answers = async (socket: Socket): Promise<string> => {
    socket.write('GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    return ended(socket);
  };

  it('are rejected above the limit, until another one ends', async () => {
    await start(calm);
    const [first] = [await open(), await open(), await open()];
    expect(await answers(await open())).toBe('');
    expect(await answers(first)).toMatch(/ 200 /);
    expect(await answers(await open())).toMatch(/ 200 /);
    await api.close();
  });

  it('are not counted if they come from a trusted proxy', async () => {
    await start(calm, true);
    for (let opened = 0; opened < 5; opened++) await open();
    expect(await answers(await open())).toMatch(/ 200 /);
    await api.close();
  });
});
