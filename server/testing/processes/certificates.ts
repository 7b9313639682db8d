import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server certificate, by default for `localhost`, and the certificate of its authority. */
export interface Certificates {
  /** The path of the authority's certificate. */
  authority: string;
  /** The paths of the server's certificate and key. */
  certificate: string;
  key: string;
}

const openssl = (...args: string[]): void => {
  try {
    execFileSync('openssl', args, { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`These specs need the program openssl: ${(error as Error).message}`, { cause: error });
  }
};

const keyArgs = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** Creates an authority and a server certificate for these names. */
export function makeCertificates(hosts: readonly string[] = ['localhost']): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-certificates-'));
  const file = (name: string): string => join(folder, name);
  const authority = ['-out', file('authority.pem'), '-keyout', file('authority.key')];
  openssl('req', '-x509', ...keyArgs, '-subj', '/CN=Authority of the specs', ...authority);
  const signedBy = ['-CA', file('authority.pem'), '-CAkey', file('authority.key')];
  const server = ['-out', file('server.pem'), '-keyout', file('server.key')];
  const names = ['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`];
  openssl('req', '-x509', ...keyArgs, '-subj', `/CN=${hosts[0]}`, ...names, ...signedBy, ...server);
  return { authority: file('authority.pem'), certificate: file('server.pem'), key: file('server.key') };
}

/** Returns the server's certificate and key as TLS options. */
export const tlsOf = ({ certificate, key }: Certificates): { cert: Buffer; key: Buffer } => ({
  cert: readFileSync(certificate),
  key: readFileSync(key),
});
