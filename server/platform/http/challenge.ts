const challenges: Record<string, string> = {
  UNAUTHENTICATED: 'Bearer realm="treadway"',
  TOKEN_INVALID: 'Bearer realm="treadway", error="invalid_token"',
};

/**
 * Returns the `WWW-Authenticate` header of a 401: how to sign in, and whether the token is invalid. Undefined for other
 * codes.
 */
export const challengeOf = (code: string): string | undefined => challenges[code];
