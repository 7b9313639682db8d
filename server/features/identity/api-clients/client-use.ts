import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApolloServerPlugin } from '@apollo/server';
import '#server/platform/http/request';
import type { Context } from '#server/platform/context';
import { now } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { plugin } from '#server/platform/graphql/plugin';
import { log } from '#server/platform/logging/log';
import { createModuleState } from '#server/platform/module-state';
import { currentSettings } from '#server/features/settings/settings.service';
import { configuredIssuer } from '../tokens';

interface Use {
  calls: number;
  rejected: number;
  lastAt: Date;
}

/** Milliseconds between writes of the counts. One statement writes the counts of all clients. */
const flushEvery = 5000;

const uses = createModuleState(() => new Map<string, Use>());
const rejectedRequests = new WeakSet<FastifyRequest>();

/** Records GraphQL requests with errors, which the HTTP status doesn't always show. */
export const noteRejections: ApolloServerPlugin<Context> = plugin({
  async willSendResponse({ contextValue, response: { body } }) {
    if (body.kind === 'single' && body.singleResult.errors?.length)
      rejectedRequests.add(contextValue.request);
  },
});

/** Adds the counts of this server to the shared ones, for the day in the site's time zone. */
export async function writeUses(): Promise<void> {
  const counted = [...uses.value];
  if (counted.length === 0) return;
  uses.value = new Map();
  const { timezone } = await currentSettings();
  await pool().query(
    `insert into api_client_use as u (issuer, client_id, day, calls, rejected, last_at)
     select $1, c.client_id, (c.last_at at time zone $6)::date, c.calls, c.rejected, c.last_at
     from unnest($2::text[], $3::int[], $4::int[], $5::timestamptz[]) as c (client_id, calls, rejected, last_at)
     order by c.client_id
     on conflict (issuer, client_id, day) do update set calls = u.calls + excluded.calls,
       rejected = u.rejected + excluded.rejected, last_at = greatest(u.last_at, excluded.last_at)`,
    [
      configuredIssuer(),
      counted.map(([clientId]) => clientId),
      counted.map(([, { calls }]) => calls),
      counted.map(([, { rejected }]) => rejected),
      counted.map(([, { lastAt }]) => lastAt),
      timezone,
    ],
  );
}

async function count(request: FastifyRequest, status: number): Promise<void> {
  const viewer = await request.viewer().catch(() => null);
  if (viewer?.kind !== 'client') return;
  const use = uses.value.get(viewer.clientId) ?? { calls: 0, rejected: 0, lastAt: now() };
  const isRejected = status >= 400 || rejectedRequests.has(request);
  uses.value.set(viewer.clientId, {
    calls: use.calls + 1,
    rejected: use.rejected + (isRejected ? 1 : 0),
    lastAt: now(),
  });
}

/**
 * Counts the requests of API clients to these routes. Counts stay in memory and are stored every few seconds and at
 * shutdown.
 */
export function countClientUse(app: FastifyInstance): void {
  const flush = (): Promise<void> =>
    writeUses().catch((error: unknown) =>
      log.warn({ err: error }, 'requests of API clients were not counted'),
    );
  const timer = setInterval(() => void flush(), flushEvery).unref();
  app.addHook('onResponse', (request, reply, done) => {
    void count(request, reply.statusCode);
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
