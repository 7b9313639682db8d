import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** A REST call that the server refused. */
export class RestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'RestError';
  }
}

function codeInBody(bodyText: string): string {
  try {
    const body = JSON.parse(bodyText) as { errors?: { extensions?: { code?: string } }[]; code?: string };
    return body.errors?.[0]?.extensions?.code ?? body.code ?? 'UNAVAILABLE';
  } catch {
    // A proxy in between answers with a page of its own.
    return 'UNAVAILABLE';
  }
}

/** The documented code of a refusal; NETWORK when the server was not reached at all. */
export function errorCode(error: unknown): string {
  if (error instanceof RestError) return error.code;
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.['code'] ?? 'INTERNAL');
  if (ServerError.is(error)) return codeInBody(error.bodyText);
  if (error instanceof TypeError) return 'NETWORK';
  return 'INTERNAL';
}
