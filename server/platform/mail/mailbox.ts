import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { keyName, type Mail, type Mailer, mimeParts } from './mailer';

/** Returns a mailer that writes messages as `<key>.eml` into a folder. A message with the same key is overwritten. */
export function createMailbox(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail: Mail): Promise<void> {
      const { message } = await transport.sendMail(mimeParts(mail));
      const path = join(folder, `${keyName(mail.key)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
