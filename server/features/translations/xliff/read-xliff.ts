import { isTranslatedInto, translations } from '#server/platform/language/i18n';
import { setImmediate as pause } from 'node:timers/promises';
import sax from 'sax';
import { maxTextLength } from '#server/features/editing/check-text';
import { plainText } from '#server/platform/text/plain-text';
import type { Content, Piece } from './content';
import type { Target } from './write-xliff';

/** Maximum bytes of a file of translations, and its maximum number of texts. */
export const largestXliff = 10_000_000;
const maxUnits = 20_000;
const deepest = 60;
/** Characters that are parsed before yielding to other requests. */
const slice = 16_384;

/** Characters of the shortest tag. */
const shortestTag = 3;

/** A text of a file with its English and its translation; null with unknown tags. */
export interface Unit {
  line: number;
  id: string;
  state: string | null;
  source: Content | null;
  target: Content | null;
  /** True if the file marks the translation as complete. */
  isDone: boolean;
  /** True if a text is longer than any in the portal. The rest isn't read. */
  isTooLong: boolean;
}

export interface Xliff {
  lang: Target;
  units: Unit[];
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** The problems of a file that can't be read at all. */
const problems = {
  not_text: 'The file isn’t text in UTF-8 or UTF-16.',
  not_xml: 'This isn’t valid XML.',
  declares: 'The file contains a document type or entities.',
  too_deep: 'Too many elements are nested inside each other.',
  not_xliff: 'This isn’t an XLIFF 1.2 file.',
  source_language: 'The file must translate from English (source-language).',
  target_language: `The file must translate into ${listed.format(translations.map(({ englishName }) => englishName))} (target-language).`,
  two_languages: 'The file has more than one language.',
  too_many: `The file has more than ${maxUnits} texts.`,
  nothing: 'This file contains no translations.',
};

/** The error of a file that can't be read. */
export class XliffProblem extends Error {
  constructor(
    readonly code: keyof typeof problems,
    readonly line: number | null = null,
  ) {
    super(problems[code]);
  }
}

const reject = (code: XliffProblem['code'], line?: number): never => {
  throw new XliffProblem(code, line);
};

const encodings: readonly [readonly number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Bytes that determine the encoding of a file. */
const headBytes = 3;
const decodedAtOnce = 65_536;

/** Decodes a file in UTF-8, or in UTF-16 if it begins with a byte order mark. Throws `not_text` for anything else. */
export async function* decodeXliff(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    if (!decoder) {
      const found = encodings.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
      decoder = new TextDecoder(found?.[1] ?? 'utf-8', { fatal: true });
    }
    try {
      return decoder.decode(bytes, { stream });
    } catch {
      return reject('not_text');
    }
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += decodedAtOnce) {
      head = Buffer.concat([head, chunk.subarray(at, at + decodedAtOnce)]);
      if (head.length < headBytes) continue;
      yield decode(head, true);
      head = Buffer.alloc(0);
    }
  }
  yield decode(head, false);
}

/** States of complete translations in the standard. */
const done = new Set(['translated', 'final', 'signed-off']);

/** Returns the language of a file. `fr-CA` is French. */
function languageOf(attributes: Record<string, string>, line: number): Target {
  const of = (name: string) => /^[a-z]+/i.exec(attributes[name] ?? '')?.[0].toLowerCase();
  if (of('source-language') !== 'en') reject('source_language', line);
  const lang = of('target-language');
  return isTranslatedInto(lang) ? lang : reject('target_language', line);
}

/** Adds a piece to a text. Adjacent words are joined. */
function add(content: Piece[], piece: Piece): void {
  const last = content.at(-1);
  if (typeof piece === 'string' && typeof last === 'string') content[content.length - 1] = last + piece;
  else if (piece !== '') content.push(piece);
}

const tidy = (content: Piece[]): Piece[] =>
  content.map((piece) =>
    typeof piece === 'string' ? plainText(piece.toWellFormed()).replace(/\r\n?/g, '\n') : piece,
  );

const maxAttributeLength = 300;

/** Returns an attribute as the database can store it. Cutting may leave half a character at the end. */
const tidyAttribute = (value: string): string =>
  plainText(value.toWellFormed()).slice(0, maxAttributeLength).toWellFormed();

/** Collects the texts from the elements of a file. */
class Reader {
  private units: Unit[] = [];
  private count = 0;
  lang: Target | null = null;
  private readonly path: string[] = [];
  private unit: Unit | null = null;
  private into: Piece[] | null = null;
  private length = 0;
  private isForeign = false;

  constructor(private readonly parser: sax.SAXParser) {}

  /** Returns the texts completed since the previous call. */
  takeRead(): Unit[] {
    const open = this.unit ? [this.unit] : [];
    const read = this.units.filter((unit) => unit !== this.unit);
    this.units = open;
    return read;
  }

  private line = (): number => this.parser.line + 1;

  open(name: string, attributes: Record<string, string>): void {
    if (this.path.length === 0 && !(name === 'xliff' && /^1\.[0-2]$/.test(attributes['version'] ?? '')))
      reject('not_xliff', this.line());
    this.path.push(name);
    if (this.path.length > deepest) reject('too_deep', this.line());
    if (this.into) this.openMark(name, attributes);
    else if (name === 'file') this.openFile(attributes);
    else if (name === 'trans-unit') this.openUnit(attributes);
    else if (this.unit && this.path.at(-2) === 'trans-unit' && (name === 'source' || name === 'target')) {
      [this.into, this.length] = [[], 0];
      this.isForeign = false;
      if (name === 'target') this.unit.isDone = done.has(attributes['state'] ?? '');
    }
  }

  private openFile(attributes: Record<string, string>): void {
    const lang = languageOf(attributes, this.line());
    if (this.lang && this.lang !== lang) reject('two_languages', this.line());
    this.lang = lang;
  }

  private openUnit(attributes: Record<string, string>): void {
    if (!this.lang) reject('not_xliff', this.line());
    if (this.count >= maxUnits) reject('too_many', this.line());
    this.count += 1;
    const { id = '', extradata = null } = attributes;
    this.unit = {
      line: this.line(),
      id: tidyAttribute(id),
      state: extradata && tidyAttribute(extradata),
      source: [],
      target: [],
      isDone: false,
      isTooLong: false,
    };
    this.units.push(this.unit);
  }

  private openMark(name: string, attributes: Record<string, string>): void {
    // Markers that tools add, such as segments, aren't part of the text.
    if (name === 'mrk') return;
    const number = Number(/^\d{1,6}$/.exec(attributes['id'] ?? '')?.[0]);
    if (name === 'g' && number) this.add({ mark: number });
    else if (name === 'x' && number) this.add({ alone: number });
    else this.isForeign = true;
  }

  text(text: string): void {
    if (this.into) this.add(text);
  }

  private add(piece: Piece): void {
    this.length += typeof piece === 'string' ? piece.length : shortestTag;
    if (this.length > maxTextLength) this.unit!.isTooLong = true;
    else add(this.into!, piece);
  }

  close(name: string): void {
    this.path.pop();
    if (!this.into) {
      if (name === 'trans-unit') this.unit = null;
    } else if (name === 'g') this.add({ end: true });
    else if ((name === 'source' || name === 'target') && this.path.at(-1) === 'trans-unit') {
      this.unit![name] = this.isForeign ? null : tidy(this.into);
      this.into = null;
    }
  }
}

/** Creates the parser, which throws the problem of an invalid file. */
function createParser(): { parser: sax.SAXParser; reader: Reader } {
  // Prefixed names belong to tools, whose additions are ignored.
  const parser = sax.parser(true, { position: true });
  const reader = new Reader(parser);
  parser.onerror = () => reject('not_xml', parser.line + 1);
  parser.ondoctype = () => reject('declares', parser.line + 1);
  parser.onopentag = ({ name, attributes }) => reader.open(name, attributes as Record<string, string>);
  parser.onclosetag = (name) => reader.close(name);
  parser.ontext = (words) => reader.text(words);
  parser.oncdata = (words) => reader.text(words);
  return { parser, reader };
}

/**
 * Yields the texts of an XLIFF 1.2 file in batches, in order. Throws an `XliffProblem` for any other file; earlier
 * texts must then be discarded.
 */
export async function* readXliff(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Xliff> {
  const { parser, reader } = createParser();
  for await (const text of decodeXliff(chunks)) {
    for (let at = 0; at < text.length; at += slice) {
      parser.write(text.slice(at, at + slice));
      await pause();
    }
    const units = reader.takeRead();
    if (reader.lang && units.length > 0) yield { lang: reader.lang, units };
  }
  parser.close();
  if (!reader.lang) return reject('nothing');
  yield { lang: reader.lang, units: reader.takeRead() };
}
