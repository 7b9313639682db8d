import type { TokenSubject } from '../token-subject';
import type { Viewer } from '../viewer';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request's access token speaks for; null without a token. Throws TOKEN_INVALID. */
    subject(): Promise<TokenSubject | null>;
    /** Who is calling, from the database. */
    viewer(): Promise<Viewer>;
    /** Counts that many requests more against the caller's ceiling; RATE_LIMITED above it. */
    spend(requests: number): Promise<void>;
  }

  interface FastifyContextConfig {
    /** The route itself ends a body that comes too slowly. */
    ownPace?: boolean;
  }
}
