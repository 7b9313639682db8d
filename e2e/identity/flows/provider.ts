/** Differences between the pages of the identity providers. */
export interface Provider {
  /** True if the sign-in form shows why the session has ended. */
  saysWhy: boolean;
}

export const embedded: Provider = { saysWhy: true };
export const keycloak: Provider = { saysWhy: false };
