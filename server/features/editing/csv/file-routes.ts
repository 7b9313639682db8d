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

/** A request for a file. */
export interface ListParams {
  /** Name of the file, without the date. */
  name: string;
  /** Loads the table; throws the errors of the list. */
  read: () => Promise<Table>;
  /**
   * True if the rows belong to the caller, who expects to see changes at once. They are never read from the
   * replica.
   */
  isOwn?: boolean;
}

function logFailure(file: Readable): void {
  finished(file, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'a file broke off');
  });
}

const isPlain = (body: unknown): body is Query =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** Returns the parameters of the address and, for a POST request, of its JSON body. */
function queryOf({ method, query, body }: FastifyRequest): Query {
  if (method === 'GET') return query as Query;
  if (!isPlain(body)) throwFieldError('body', 'It is JSON with what the address may have, each as a text.');
  return { ...(query as Query), ...body };
}

/**
 * Registers GET and POST routes for <path>.csv and .xlsx. POST accepts parameters that are too long for an
 * address, such as a thousand ids. The header `data-age` has the replica's lag in seconds.
 */
export function fileRoutes(
  app: FastifyInstance,
  path: string,
  scope: Scope | null,
  load: (request: FastifyRequest, query: Query) => Promise<ListParams>,
): void {
  // The headers of a HEAD request would need the whole file.
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
