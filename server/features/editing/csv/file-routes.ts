import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { finished, type Readable } from 'node:stream';
import { currentSettings } from '#server/features/settings/settings.service';
import { disposition } from '#server/features/storage/send-file';
import { dayIn } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { throwFieldError } from '#server/platform/errors';
import { programsWith } from '#server/platform/http/request';
import { log } from '#server/platform/logging/log';
import { ageOfReplica } from '#server/platform/database/replica';
import type { Scope } from '#server/platform/access/scopes';
import type { Table } from '#server/platform/sheets/write/table';
import { writeCsv } from '#server/platform/sheets/write/write-csv';
import { writeXlsx } from '#server/platform/sheets/write/write-xlsx';
import type { Query } from './list-query';

const formats = {
  csv: { contentType: 'text/csv', charset: '; charset=utf-8', write: writeCsv },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    charset: '',
    write: writeXlsx,
  },
} as const;

/** What is asked for as a file. */
export interface ListParams {
  /** What the file is called, before the day. */
  name: string;
  /** Reads it; what refuses it does so here. */
  read: () => Promise<Table>;
  /** Whether it is of the caller's own doings, which are there as soon as they are done. */
  isOwn?: boolean;
}

function logFailure(file: Readable): void {
  finished(file, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'a file broke off');
  });
}

const isPlain = (body: unknown): body is Query =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** What a file is asked for by its address, and by the body of whoever sends what is too long for one. */
function queryOf({ method, query, body }: FastifyRequest): Query {
  if (method === 'GET') return query as Query;
  if (!isPlain(body)) throwFieldError('body', 'It is JSON with what the address may have, each as a text.');
  return { ...(query as Query), ...body };
}

/**
 * GET <path>.csv and <path>.xlsx: the same table in either format, under its name and the day; POST takes in JSON what makes
 * an address too long, such as a thousand ids. Where it is read from the replica a header says how many seconds old that was.
 */
export function fileRoutes(
  app: FastifyInstance,
  path: string,
  scope: Scope | null,
  load: (request: FastifyRequest, query: Query) => Promise<ListParams>,
): void {
  // To say how a file begins would be to read all of it.
  const route = { exposeHeadRoute: false, config: programsWith(scope) };
  for (const [ending, { contentType, charset, write }] of Object.entries(formats)) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { name, read, isOwn = false } = await load(request, queryOf(request));
      const age = isOwn ? null : await ageOfReplica();
      if (age !== null) reply.header('data-age', age);
      const file = write(await read(), name);
      logFailure(file);
      const { timezone } = await currentSettings();
      const filename = `${name}-${dayIn(timezone, now())}.${ending}`;
      reply.type(`${contentType}${charset}`);
      reply.header('content-disposition', disposition({ filename, contentType }));
      return reply.send(file);
    };
    app.get(`${path}.${ending}`, route, answer);
    app.post(`${path}.${ending}`, route, answer);
  }
}
