/** Returns the realm's address at a provider elsewhere, from the page. Undefined if the portal is the provider. */
export const hostedIssuer = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="identity-issuer"]')?.content;
