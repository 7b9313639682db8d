import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#server/platform/root';
import type { Certificates } from './certificates';

/** The host names in ops/proxy/tls.cfg: of the portal, the sign-in service and the files. */
export const proxiedNames = ['portal.example', 'id.portal.example', 'files.portal.example'] as const;

const exchange = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`ops/proxy/tls.cfg has no '${from}'.`);
  return text.replaceAll(from, to);
};

/**
 * Writes ops/proxy/tls.cfg with these certificates and with other ports, by the port in the file. Returns the path of
 * the copy.
 */
export function writeTlsProxy(
  { certificate, key }: Certificates,
  ports: Readonly<Record<string, number>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-proxy-'));
  const pem = join(folder, 'certificates');
  mkdirSync(pem);
  writeFileSync(join(pem, 'all.pem'), `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`);
  const shipped = readFileSync(join(root, 'ops/proxy/tls.cfg'), 'utf8');
  const logged = exchange(shipped, 'log /dev/log local0', 'log stdout format raw local0');
  const own = exchange(logged, '/etc/haproxy/certificates/', `${pem}/`);
  const text = Object.entries(ports).reduce(
    (all, [from, to]) =>
      /^(80|443)$/.test(from)
        ? exchange(all, `bind :${from}`, `bind 127.0.0.1:${to}`)
        : exchange(all, `127.0.0.1:${from}`, `127.0.0.1:${to}`),
    own,
  );
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return file;
}
