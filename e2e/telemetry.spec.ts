import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tokenOf } from './support/portal/api';
import { until } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { type Portal, startPortal } from './support/portal/portal';

interface ToldSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Told {
  resourceSpans: { scopeSpans: { spans: ToldSpan[] }[] }[];
}

async function waitingJobs(portal: Portal): Promise<number> {
  const rows = await inDatabase(portal, 'select from graphile_worker.jobs where attempts = 0');
  return (rows as unknown[]).length;
}

describe('OpenTelemetry', () => {
  let collector: Server;
  let portal: Portal;
  const spans: ToldSpan[] = [];
  const words: string[] = [];

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      const said = await text(request);
      words.push(said);
      const { resourceSpans } = JSON.parse(said) as Told;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    portal = await startPortal({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
  });
  afterAll(async () => {
    await portal.remove();
    collector.close();
  });

  const send = async (query: string): Promise<{ errors?: { extensions: { traceId: string } }[] }> => {
    const authorization = `Bearer ${await tokenOf(portal, 'learner')}`;
    const response = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { errors?: { extensions: { traceId: string } }[] };
  };

  it('receives requests, operations, statements and jobs under the trace ID of an error', async () => {
    const rejected = await send('{ people(first: 1) { nodes { id } } }');
    const { traceId } = rejected.errors![0]!.extensions;
    await send(
      'mutation { requestPasswordLink(input: { email: "learner@treadway.example" }) { requested } }',
    );
    await until('a job has run', async () => (await waitingJobs(portal)) === 0);
    await fetch(`${portal.url}/forgot?link=a-secret-of-somebody`);
    // The portal exports the remaining spans when it stops.
    await portal.stop();

    const within = spans.filter((span) => span.traceId === traceId);
    const names = within.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['POST', 'graphql other']));
    expect(names.some((name) => name.startsWith('pg.query'))).toBe(true);
    expect(spans.some(({ name }) => name.startsWith('job '))).toBe(true);
    expect(words.join('')).toContain('"stringValue":"treadway"');
  });

  it('receives no secret of an address and no input', () => {
    const said = words.join('');
    expect(said).toContain('/forgot');
    expect(said).not.toContain('a-secret-of-somebody');
    expect(said).not.toContain('learner@treadway.example');
  });
});
