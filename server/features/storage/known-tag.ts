import type { FastifyRequest } from 'fastify';

/** Whether the caller holds what the ETag names already, by If-None-Match (RFC 9110). */
export const knowsTag = ({ headers: { 'if-none-match': asked } }: FastifyRequest, etag: string): boolean =>
  asked === '*' || (asked ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
