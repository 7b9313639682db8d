import { on } from 'node:events';
import { endWithServer } from '#server/platform/end-with-server';
import type { FilePiece } from './file-pieces';
import { readPieces } from './question-file';
import type { ReadingMessage, ReadingReply } from './reading-child';

/** Pieces that are sent together, and milliseconds after which fewer are. */
const [maxPieces, maxLength] = [50, 200];

// Those that arrive together wait in it.
const messages = on(process, 'message') as AsyncIterableIterator<[ReadingMessage]>;

const reply = (message: ReadingReply): boolean => process.send!(message);

/** Sends the pieces of a file, the next ones only when they are wanted, so that they never pile up on the other side. */
async function read(text: string): Promise<void> {
  let [pieces, sendsAt]: [FilePiece[], number] = [[], performance.now() + maxLength];
  for (const piece of readPieces(text)) {
    if (piece) pieces.push(piece);
    if (pieces.length < maxPieces && performance.now() < sendsAt) continue;
    reply({ pieces, isLast: false });
    await messages.next();
    [pieces, sendsAt] = [[], performance.now() + maxLength];
  }
  reply({ pieces, isLast: true });
}

/** Reads one text after another, each sent in parts. */
async function readAll(): Promise<void> {
  let text = '';
  for await (const [message] of messages) {
    if (typeof message === 'object') {
      text += message.part;
      continue;
    }
    await read(text);
    text = '';
  }
}

endWithServer();
void readAll();
