import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MailSink } from '#server/testing/mail-sink';
import { createMailbox } from './mailbox';
import type { Mail, Mailer } from './mailer';
import { createSmtpMailer, probeSmtp } from './smtp';

const mail: Mail = {
  key: 'result:4f0c1d1e',
  from: { name: 'Treadway', address: 'portal@treadway.example' },
  to: { name: 'Zoë "Z" Núñez, <Sr.>', address: 'zoe@people.example' },
  replyTo: 'support@treadway.example',
  lang: 'es',
  headers: { 'List-Unsubscribe': '<https://treadway.example/leave>\r\nBcc: everybody@people.example' },
  subject: 'Aprobado: Presión de las llantas\r\nBcc: everybody@people.example',
  text: 'Usted aprobó.\n.\nUna línea con un punto.',
  html: '<p>Usted aprobó.</p>',
};

/** Returns the decoded text of a message. */
function headerOf(message: string, name: string): string {
  const unfolded = message.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ');
  const line = unfolded.split('\r\n').find((header) => header.startsWith(`${name}:`)) ?? '';
  return line
    .slice(name.length + 1)
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_whole, code: string) =>
      decodeURIComponent(code.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    )
    .trim();
}

let folder: string;
let sink: MailSink;
let port: number;

beforeAll(async () => {
  sink = new MailSink();
  port = await sink.listen();
});
afterAll(() => sink.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'treadway-mail-'));
  sink.messages.length = 0;
  sink.commands.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const inMailbox = (): string[] =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));

const mailers: [string, () => Mailer, () => string[]][] = [
  ['the mailbox', () => createMailbox(folder), inMailbox],
  ['an SMTP server', () => createSmtpMailer(`smtp://127.0.0.1:${port}`), () => sink.messages],
];

describe.each(mailers)('%s', (_name, createMailer, taken) => {
  it('sends the complete message, with names, languages and both formats', async () => {
    await createMailer().send(mail);
    const [message = ''] = taken();
    expect(headerOf(message, 'From')).toBe('Treadway <portal@treadway.example>');
    expect(headerOf(message, 'To')).toMatch(/Zoë.*Núñez.*<zoe@people\.example>$/);
    expect(headerOf(message, 'Reply-To')).toBe('support@treadway.example');
    expect(headerOf(message, 'Content-Language')).toBe('es');
    expect(headerOf(message, 'List-Unsubscribe')).toContain('<https://treadway.example/leave>');
    expect(headerOf(message, 'Auto-Submitted')).toBe('auto-generated');
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(message).toContain('Content-Type: text/html; charset=utf-8');
    expect(message).toContain('=C3=B3.\r\n.\r\nUna l=C3=ADnea con un punto.');
  });

  it('lets no line break in a subject or header start another header', async () => {
    await createMailer().send(mail);
    const [message = ''] = taken();
    expect(headerOf(message, 'Subject')).toContain('Aprobado: Presión de las llantas');
    expect(headerOf(message, 'Bcc')).toBe('');
  });

  it('gives the same message the same id again', async () => {
    await createMailer().send(mail);
    const [first = ''] = taken();
    await createMailer().send({ ...mail, subject: 'Otra vez' });
    const last = taken().at(-1)!;
    expect(headerOf(last, 'Subject')).toBe('Otra vez');
    expect(headerOf(first, 'Message-ID')).toBe('<result.4f0c1d1e@treadway.example>');
    expect(headerOf(last, 'Message-ID')).toBe(headerOf(first, 'Message-ID'));
  });
});

describe('mailbox folder', () => {
  it('stores one file per message, whatever its key', async () => {
    const mailbox = createMailbox(folder);
    await mailbox.send(mail);
    await mailbox.send(mail);
    await mailbox.send({ ...mail, key: '../../etc/passwd' });
    expect(readdirSync(folder).sort()).toEqual(['.etc.passwd.eml', 'result.4f0c1d1e.eml']);
  });
});

describe('SMTP server', () => {
  it('makes the send fail when it rejects a message, so that it is retried', async () => {
    sink.answer = '451 later';
    await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow('451');
    sink.answer = '250 taken';
  });

  it('is probed only by its greeting, without a password or message', async () => {
    const address = `smtp://127.0.0.1:${port}`;
    await probeSmtp(address);
    // It leaves with QUIT, which may arrive later.
    expect(sink.commands.filter((command) => command !== 'QUIT')).toEqual([expect.stringMatching('EHLO')]);
    await sink.close();
    await expect(probeSmtp(address)).rejects.toThrow('ECONNREFUSED');
    await sink.listen(port);
  });

  it('fails a probe without TLS when messages need it', async () => {
    await expect(probeSmtp(`smtp://portal:s%40cret@127.0.0.1:${port}`)).rejects.toThrow('STARTTLS');
    expect(sink.commands.join()).not.toContain('AUTH');
  });

  it('never gets the password without TLS', async () => {
    sink.extension = 'AUTH PLAIN LOGIN';
    const mailer = createSmtpMailer(`smtp://portal:s%40cret@127.0.0.1:${port}`);
    const rejection: unknown = await mailer.send(mail).catch((error: unknown) => error);
    sink.extension = '8BITMIME';
    expect(rejection).toBeInstanceOf(Error);
    expect(String(rejection)).not.toContain('s@cret');
    expect(sink.commands.some((command) => command.startsWith('AUTH'))).toBe(false);
    expect(sink.messages).toEqual([]);
  });
});
