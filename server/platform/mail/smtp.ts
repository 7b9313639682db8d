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

/** Throws where the SMTP server doesn't greet, with TLS where messages need it. It never signs in. */
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
 * Hands every message to the SMTP server at `smtp://[user:password@]host[:port]`, or `smtps://` for TLS from the
 * first byte. A password is never sent over a connection without TLS, and nothing where an `authority` of one's own, the
 * path of a certificate, vouches for the server.
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
