import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { noteAnswer } from '../parts';
import { type Mail, type Mailer, mimeParts } from './mailer';

/**
 * Hands every message to the SMTP server at `smtp://[user:password@]host[:port]`, or `smtps://` for TLS from the
 * first byte. A password is never sent over a connection without TLS, and nothing where an `authority` of one's own, the
 * path of a certificate, vouches for the server.
 */
export function createSmtpMailer(address: string, authority: string | null = null): Mailer {
  const { protocol, hostname, port, username, password } = new URL(address);
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    requireTLS: username !== '' || authority !== null,
    ...(authority !== null && { tls: { ca: readFileSync(authority) } }),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail: Mail): Promise<void> {
      try {
        await transport.sendMail(mimeParts(mail));
        noteAnswer('mail', true);
      } catch (error) {
        noteAnswer('mail', typeof (error as { responseCode?: unknown }).responseCode === 'number');
        throw error;
      }
    },
  };
}
