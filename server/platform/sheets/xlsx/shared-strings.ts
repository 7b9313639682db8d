import { LRUCache } from 'lru-cache';
import type { FileHandle } from 'node:fs/promises';
import { maxCellLength } from '../sheet';
import { rejectSheet } from '../reject-sheet';
import type { Part } from './archive';
import { escapedText } from './escaped-text';
import { readXml } from './read-xml';
import { temporaryFile } from './temporary-file';

// Strings per block. Even the longest block is read within milliseconds.
const blockLength = 64;

const maxInMemory = 16 * 1024 * 1024;

/** The strings that cells refer to by index. There can be millions, so they are stored in a file. */
export interface SharedStrings extends AsyncDisposable {
  /** Returns a string that is in memory. */
  held: (index: number) => string | undefined;
  /** Returns any string. Rejects the workbook if it doesn't exist. */
  read: (index: number) => Promise<string>;
}

interface Block {
  position: number;
  length: number;
}

/** Yields the strings in blocks. */
async function* blocksOf(part: Part): AsyncGenerator<string[], void> {
  const texts: string[] = [];
  let [text, isRead, isSpelling] = ['', false, false];
  const pieces = readXml(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpelling = true;
      isRead = name === 't' && !isSpelling;
    },
    text: (piece) => {
      if (isRead && text.length <= maxCellLength) text += piece;
    },
    close: (name) => {
      isRead = false;
      if (name === 'rPh') isSpelling = false;
      if (name === 'si') texts.push(escapedText(text));
    },
  });
  for await (const _ of pieces) {
    while (texts.length >= blockLength) yield texts.splice(0, blockLength);
  }
  if (texts.length > 0) yield texts;
}

async function store(part: Part, file: FileHandle): Promise<Block[]> {
  const blocks: Block[] = [];
  let position = 0;
  for await (const texts of blocksOf(part)) {
    const { bytesWritten: length } = await file.write(JSON.stringify(texts), position);
    blocks.push({ position, length });
    position += length;
  }
  return blocks;
}

function reader(file: FileHandle, blocks: readonly Block[]): SharedStrings {
  const cache = new LRUCache<number, string[]>({
    maxSize: maxInMemory,
    sizeCalculation: (texts) => texts.reduce((size, text) => size + 2 * text.length + 16, 16),
  });
  const held = (index: number) => cache.get(Math.floor(index / blockLength))?.[index % blockLength];
  const read = async (index: number) => {
    const number = Math.floor(index / blockLength);
    const block = blocks[number];
    if (!block) return rejectSheet('broken_workbook');
    const { buffer } = await file.read(Buffer.alloc(block.length), 0, block.length, block.position);
    const texts = JSON.parse(buffer.toString()) as string[];
    cache.set(number, texts);
    return texts[index % blockLength] ?? rejectSheet('broken_workbook');
  };
  return { held, read, [Symbol.asyncDispose]: () => file.close() };
}

/** Reads the shared strings of a workbook, which may have none. */
export async function sharedStringsOf(part: Part | null): Promise<SharedStrings> {
  const file = await temporaryFile();
  try {
    return reader(file, part ? await store(part, file) : []);
  } catch (error) {
    await file.close();
    throw error;
  }
}
