/**
 * Returns the realm's address at an external provider, from the HTML page. Undefined if the portal is the provider
 * itself.
 */
export const hostedIssuer = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="identity-issuer"]')?.content;
