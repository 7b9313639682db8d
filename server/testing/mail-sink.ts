import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A mail server for specs that stores messages. */
export class MailSink {
  readonly messages: string[] = [];
  readonly commands: string[] = [];
  /** The extension offered after the greeting. */
  extension = '8BITMIME';
  /** The response to a message. */
  answer = '250 taken';
  private readonly server: Server = createServer((socket) => this.serve(socket));

  /** Starts to accept messages on this port or a free one. Returns the port. */
  async listen(port = 0): Promise<number> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** Stops until it listens again. */
  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    let waiting = '';
    let inData = false;
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on('error', () => socket.destroy());
    socket.setEncoding('latin1').on('data', (chunk) => {
      waiting += chunk;
      for (;;) {
        const end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = waiting.slice(0, end);
        waiting = waiting.slice(end + (inData ? 5 : 2));
        if (inData) this.messages.push(part.replace(/^\.\./gm, '.'));
        else this.commands.push(part);
        if (inData) answer(this.answer);
        else if (part.startsWith('EHLO')) answer(`250-sink\r\n250 ${this.extension}`);
        else if (part === 'STARTTLS') answer('502 not here');
        else if (part === 'DATA') answer('354 go on');
        else if (part === 'QUIT') socket.end('221 bye\r\n');
        else answer('250 ok');
        inData = !inData && part === 'DATA';
      }
    });
    answer('220 sink');
  }
}
