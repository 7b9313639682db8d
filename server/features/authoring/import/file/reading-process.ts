import { on } from 'node:events';
import { endWithServer } from '#server/platform/end-with-server';
import type { FilePiece } from './file-pieces';
import { readPieces } from './question-file';
import type { ReadingMessage, ReadingReply } from './reading-child';

/** Maximum number of pieces in a reply, and milliseconds after which a smaller reply is sent. */
const [maxPieces, maxLength] = [50, 200];

// Messages that arrive together wait in this iterator.
const messages = on(process, 'message') as AsyncIterableIterator<[ReadingMessage]>;

const reply = (message: ReadingReply): boolean => process.send!(message);

/**
 * Sends the pieces of a file, each reply only on request, so that they don't pile up in the other process.
 */
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

/** Reads texts one after another, each sent in parts. */
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
