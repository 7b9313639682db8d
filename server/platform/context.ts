import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Budget } from './graphql/budget';
import type { Language } from './language/i18n';
import type { WrittenNodes } from './graphql/written-nodes';
import type { Viewer } from './viewer';

/** What one request knows: who calls and in which language the answer is wanted. */
export interface Context {
  viewer: Viewer;
  /** The person's language; English for others, who ask with the `lang` argument. */
  lang: Language;
  request: FastifyRequest;
  /** The answer under way, for cookies. */
  reply: FastifyReply;
  /** What the lists of a query may still cost; the client's own documents have none. */
  budget?: Budget;
  /** What PostgreSQL writes of the answer; only the client's own documents, of which there are so many, have it do so. */
  written?: WrittenNodes[];
}
