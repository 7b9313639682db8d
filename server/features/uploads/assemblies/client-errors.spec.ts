import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type DestinationStream, symbols } from 'pino';
import { log } from '#server/platform/logging/log';
import { startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';

let portal: UploadPortal;
let lines: string[];

beforeAll(async () => {
  portal = await startUploadPortal(false);
});
beforeEach(() => {
  lines = [];
  const stream = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym]!;
  jest.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => portal.close());

const send = (body: string): Promise<Response> =>
  fetch(`${portal.url}/client_error`, { method: 'POST', body });

/** Returns the reports in the log. */
const reports = (): unknown[] =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a browser could not upload')
    .map(({ level, report }) => ({ level, report }));

describe('error report from a browser', () => {
  it('is logged literally, once', async () => {
    const endpoint = `${portal.url}/resumable/files/1`;
    const report = JSON.stringify({ error: 'tus: unexpected response, "429"\nTry again', endpoint });
    const response = await send(report);
    expect([response.status, await response.json()]).toEqual([200, { ok: 'CLIENT_ERROR_RECEIVED' }]);
    expect(reports()).toEqual([{ level: 30, report }]);
  });

  it('is truncated after 1,000 characters', async () => {
    const report = JSON.stringify({ error: 'x'.repeat(5000) });
    expect((await send(report)).status).toBe(200);
    expect(reports()).toEqual([{ level: 30, report: report.slice(0, 1000) }]);
  });

  it.each([
    ['nothing', '', 400],
    ['not JSON', 'Failed to fetch', 400],
    ['JSON that is not an object', '"Failed to fetch"', 400],
    ['null', 'null', 400],
    ['more than 64 KB', JSON.stringify({ error: 'x'.repeat(70_000) }), 413],
  ])('is rejected and not logged if it is %s', async (_what, body, status) => {
    const response = await send(body);
    expect([response.status, reports()]).toEqual([status, []]);
  });
});
