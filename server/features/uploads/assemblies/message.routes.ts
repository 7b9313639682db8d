import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeAtEnd } from '#server/platform/http/ending';
import { log } from '#server/platform/logging/log';
import { UploadRejection } from '../signing/upload-rejection';
import { endWatching, eventsAfter, requireWatchCapacity, watchAssembly } from './assembly-events';
import { isAssemblyId, selectAssembly } from './assembly-status';
import { expectFiles } from './assembly-store';
import { isOpen } from './assembly.types';
import { requireOwn } from './own-assembly';
import { countIn, readJson } from './request-form';

type Query = Record<string, unknown>;

interface Update {
  assembly_id?: unknown;
  num_expected_upload_files?: unknown;
}

const maxUpdates = 20;

/** Changes the number of expected files, which older clients report here. */
async function update(request: FastifyRequest): Promise<Query> {
  const { assembly_updates: updates } = readJson(request);
  if (!Array.isArray(updates) || updates.length > maxUpdates) throw new UploadRejection('INVALID_FORM_DATA');
  for (const each of updates as (Update | null)[]) {
    const { assembly_id: id, num_expected_upload_files: count } = each ?? {};
    if (!isAssemblyId(id)) throw new UploadRejection('ASSEMBLY_NOT_FOUND');
    await requireOwn(request, id);
    const text = typeof count === 'object' ? '' : String(count);
    await expectFiles(id, countIn({ num_expected_upload_files: text }));
  }
  return { ok: 'ASSEMBLIES_UPDATED' };
}

const maxReportLength = 1000;

/** Logs an error report of a browser. It isn't stored elsewhere. */
function report(request: FastifyRequest): Query {
  readJson(request);
  const text = (request.body as Buffer).toString('utf8').slice(0, maxReportLength);
  log.info({ report: text }, 'a browser could not upload');
  return { ok: 'CLIENT_ERROR_RECEIVED' };
}

async function events(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { assembly } = request.query as Query;
  const found = await selectAssembly(assembly);
  const { 'last-event-id': given } = request.headers;
  const last = typeof given === 'string' && /^\d{1,18}$/.test(given) ? given : '0';
  const missed = await eventsAfter(found.id, last);
  if (!isOpen(found) && (last === '0' || missed.length === 0)) return reply.code(204).send();
  requireWatchCapacity(found);
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  watchAssembly(reply.raw, found, missed.at(-1)?.id ?? last, missed);
  return reply;
}

/** Registers the event stream and the reports of older or failing clients. */
export function messageRoutes(app: FastifyInstance): void {
  closeAtEnd(app, endWatching);
  app.get('/assembly-events', events);
  app.post('/update_assemblies', update);
  app.post('/client_error', async (request) => report(request));
}
