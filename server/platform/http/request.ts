import type { Scope } from '../scopes';
import type { TokenSubject } from '../token-subject';
import type { Viewer } from '../viewer';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request's access token speaks for; null without a token. Throws TOKEN_INVALID. */
    subject(): Promise<TokenSubject | null>;
    /** Who is calling, from the database. */
    viewer(): Promise<Viewer>;
    /** What `subject()` and `viewer()` have begun; theirs alone. */
    knownSubject: Promise<TokenSubject | null> | undefined;
    knownViewer: Promise<Viewer> | undefined;
    /** The trace that the request is part of. */
    trace: string;
    /** Counts that many requests more against the caller's ceiling; RATE_LIMITED above it. */
    spend(requests: number): Promise<void>;
  }

  interface FastifyContextConfig {
    /** The route itself ends a body that comes too slowly. */
    ownPace?: boolean;
    /** The scope by which programs may call it, or that all may; left out, it is for people alone. */
    programs?: Scope | 'all';
  }
}

/** The config of a route that programs with a scope may call; null leaves it to people. */
export const programsWith = (scope: Scope | null): { programs?: Scope } => (scope ? { programs: scope } : {});
