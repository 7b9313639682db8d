import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Budget } from './graphql/limits/budget';
import type { Language } from './language/i18n';
import type { WrittenNodes } from './graphql/written-nodes';
import type { Viewer } from './access/viewer';

/** The context of one request: the caller and the language of the response. */
export interface Context {
  viewer: Viewer;
  /** The person's language. English for other callers, who use the `lang` argument. */
  lang: Language;
  request: FastifyRequest;
  /** The reply, for cookies. */
  reply: FastifyReply;
  /** The remaining cost that lists may use. Undefined for the client's own documents. */
  budget?: Budget;
  /**
   * The parts of the response that PostgreSQL serializes. Set only for the client's own documents, whose number is
   * limited.
   */
  written?: WrittenNodes[];
}
