/**
 * Returns the address of a PostgreSQL whose certificate and name are verified by a private authority. `authority` is
 * the path of its certificate.
 */
export function withAuthority(url: string, authority: string): string {
  const address = new URL(url);
  address.searchParams.set('sslmode', 'verify-full');
  address.searchParams.set('sslrootcert', authority);
  return address.href;
}
