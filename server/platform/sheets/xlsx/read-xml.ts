import { parser, type SAXParser, type Tag } from 'sax';
import { rejectSheet } from '../reject-sheet';

export type Attributes = Readonly<Record<string, string>>;

/** Callbacks for elements, by their names without prefix, and for text. */
export interface Handlers {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

// No part of a workbook is half as deep.
const deepest = 64;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function listen(xml: SAXParser, { open, text, close }: Handlers): void {
  let depth = 0;
  xml.onerror = () => rejectSheet('broken_workbook');
  xml.ondoctype = () => rejectSheet('entities');
  xml.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) rejectSheet('broken_workbook');
    open(withoutPrefix(name), attributes as Tag['attributes']);
  };
  xml.onclosetag = (name) => {
    depth -= 1;
    close?.(withoutPrefix(name));
  };
  if (text) xml.ontext = xml.oncdata = text;
}

/** Parses an XML document and yields after each chunk, when its callbacks have run. Rejects entity declarations. */
export async function* readXml(bytes: AsyncIterable<Buffer>, handlers: Handlers): AsyncGenerator<void, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const xml = parser(true, { position: false });
  listen(xml, handlers);
  try {
    for await (const piece of bytes) {
      xml.write(decoder.decode(piece, { stream: true }));
      yield;
    }
    xml.write(decoder.decode()).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    rejectSheet('broken_workbook');
  }
  yield;
}

/** Parses a small XML document. */
export async function readAllXml(bytes: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of readXml(bytes, handlers));
}
