const challenges: Record<string, string> = {
  UNAUTHENTICATED: 'Bearer realm="treadway"',
  TOKEN_INVALID: 'Bearer realm="treadway", error="invalid_token"',
};

/** `WWW-Authenticate` of a 401: how to sign in, and whether the token is at fault; none for what is not about one. */
export const challengeOf = (code: string): string | undefined => challenges[code];
