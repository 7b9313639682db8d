/**
 * The address of a PostgreSQL for whose certificate, name and all, an authority of one's own vouches; `authority` is the
 * path of its certificate. Everything that connects reads it from the address.
 */
export function withAuthority(url: string, authority: string): string {
  const address = new URL(url);
  address.searchParams.set('sslmode', 'verify-full');
  address.searchParams.set('sslrootcert', authority);
  return address.href;
}
