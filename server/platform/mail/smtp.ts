import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, mimeParts } from './mailer';

function serverOptions(address: string, authority: string | null) {
  const { protocol, hostname, port, username } = new URL(address);
  return {
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    requireTLS: username !== '' || authority !== null,
    ...(authority !== null && { tls: { ca: readFileSync(authority) } }),
  };
}

/** Milliseconds for each step of a probe. */
const probeStep = 5_000;

/** Throws if the SMTP server doesn't greet, with TLS if messages require it. It never authenticates. */
export async function probeSmtp(address: string, authority: string | null = null): Promise<void> {
  const transport = createTransport({
    ...serverOptions(address, authority),
    connectionTimeout: probeStep,
    greetingTimeout: probeStep,
    socketTimeout: probeStep,
  });
  await transport.verify();
}

/**
 * Returns a mailer for `smtp://[user:password@]host[:port]`, or `smtps://` for implicit TLS. A password is sent only
 * over TLS. If `authority`, the path of a certificate, is given, everything requires TLS verified by it.
 */
export function createSmtpMailer(address: string, authority: string | null = null): Mailer {
  const { username, password } = new URL(address);
  const transport = createTransport({
    ...serverOptions(address, authority),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail: Mail): Promise<void> {
      await transport.sendMail(mimeParts(mail));
    },
  };
}
