import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client } from 'minio';
import { s3Client } from './s3-client';

// This exceeds the buffers of sockets and streams.
const object = Buffer.alloc(24_000_000, 'x');

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Creates a client of a server with this response, with a timeout of one second. */
async function clientOf(answer: (response: ServerResponse) => void): Promise<Client> {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const access = {
    region: 'us-east-1',
    bucket: 'treadway',
    accessKey: 'a',
    secretKey: 's',
    publicUrl: endpoint,
  };
  return s3Client({ endpoint, ...access }, 1000);
}

describe('object on an S3 server', () => {
  it('is read completely, however slowly', async () => {
    const client = await clientOf((response) => {
      response.writeHead(200, { 'content-length': object.length }).end(object);
    });
    const stream = (await client.getObject('treadway', 'key')) as IncomingMessage;
    for (let times = 0; times < 2; times++) await once(stream.socket, 'timeout');
    expect((await buffer(stream)).equals(object)).toBe(true);
  });

  it('times out when the server stops responding at the start, in the middle, and after a slow reader', async () => {
    await expect((await clientOf(() => undefined)).getObject('treadway', 'key')).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    server.closeAllConnections();
    server.close();
    const client = await clientOf((response) => {
      response.writeHead(200, { 'content-length': object.length }).write(object.subarray(1));
    });
    const stream = (await client.getObject('treadway', 'key')) as IncomingMessage;
    await once(stream.socket, 'timeout');
    await expect(buffer(stream)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
