import type { Scope } from '../access/scopes';
import type { TokenSubject } from '../access/token-subject';
import type { Viewer } from '../access/viewer';

declare module 'fastify' {
  interface FastifyRequest {
    /** Returns the subject of the access token; null without a token. Throws TOKEN_INVALID. */
    subject(): Promise<TokenSubject | null>;
    /** Returns the caller from the database. */
    viewer(): Promise<Viewer>;
    /** Memoized results of `subject()` and `viewer()`, for internal use. */
    knownSubject: Promise<TokenSubject | null> | undefined;
    knownViewer: Promise<Viewer> | undefined;
    /** The trace id of the request. */
    trace: string;
    /** Counts additional requests towards the caller's rate limit. Throws RATE_LIMITED above it. */
    spend(requests: number): Promise<void>;
  }

  interface FastifyContextConfig {
    /** True if the route enforces its own minimum rate of the body. */
    ownPace?: boolean;
    /** The scope for API clients, or `all`. If left out, the route is for people only. */
    programs?: Scope | 'all';
  }
}

/** Returns the config of a route for API clients with a scope; null limits it to people. */
export const programsWith = (scope: Scope | null): { programs?: Scope } => (scope ? { programs: scope } : {});
