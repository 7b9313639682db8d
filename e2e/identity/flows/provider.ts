/** In what the pages of one identity provider differ from those of the other. */
export interface Provider {
  /** Whether its form says why the session has ended. */
  saysWhy: boolean;
}

export const embedded: Provider = { saysWhy: true };
export const keycloak: Provider = { saysWhy: false };
