import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from './i18n';
import type { Viewer } from './viewer';

/** What one request knows: who calls and in which language the answer is wanted. */
export interface Context {
  viewer: Viewer;
  /** The person's language; English for others, who ask with the `lang` argument. */
  lang: Language;
  request: FastifyRequest;
  /** The answer under way, for cookies. */
  reply: FastifyReply;
}
