import { setImmediate as pause } from 'node:timers/promises';
import sax from 'sax';
import { longestText } from '#server/features/editing/check-text';
import { plainText } from '#server/platform/text/plain-text';
import type { Content, Piece } from './content';
import type { Target } from './write-xliff';

/** Bytes that a file of translations may have, and texts. */
export const largestXliff = 10 * 1024 * 1024;
const mostUnits = 20_000;
const deepest = 60;
/** Characters that are read before others of the portal have their turn. */
const slice = 16_384;

/** Characters of the shortest tag that a mark stands for. */
const shortestTag = 3;

/** A text of a file: what it was in English, and what it says in the file's language; null with marks that are not ours. */
export interface Unit {
  line: number;
  id: string;
  state: string | null;
  source: Content | null;
  target: Content | null;
  /** Whether it says that the translation is done with. */
  isDone: boolean;
  /** Whether a text of it is longer than any text of the portal; the rest of it is not read. */
  isTooLong: boolean;
}

export interface Xliff {
  lang: Target;
  units: Unit[];
}

/** What a file may have wrong as a whole. */
const problems = {
  not_text: 'The file is no text in UTF-8 or UTF-16.',
  not_xml: 'This is no well-formed XML.',
  declares: 'A file declares no entities and no DOCTYPE.',
  too_deep: 'Elements stand too deep in one another.',
  not_xliff: 'This is no XLIFF of version 1.2.',
  source_language: 'The texts are translated from English (source-language).',
  target_language: 'The texts are translated into Spanish or French (target-language).',
  two_languages: 'A file has translations into one language.',
  too_many: `A file has at most ${mostUnits} texts.`,
  nothing: 'There is nothing translated in this file.',
};

/** Why nothing of a file can be taken. */
export class XliffProblem extends Error {
  constructor(
    readonly code: keyof typeof problems,
    readonly line: number | null = null,
  ) {
    super(problems[code]);
  }
}

const refuse = (code: XliffProblem['code'], line?: number): never => {
  throw new XliffProblem(code, line);
};

const encodings: readonly [readonly number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file in UTF-8, or in UTF-16 where it begins with its mark. */
export function decodeXliff(bytes: Uint8Array): string {
  const [, name] = encodings.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [[], 'utf-8'];
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return refuse('not_text');
  }
}

/** What the standard calls a translation on which nothing is left to do. */
const done = new Set(['translated', 'final', 'signed-off']);

/** The language of a file: `fr-CA` is French. */
function languageOf(attributes: Record<string, string>, line: number): Target {
  const of = (name: string) => /^[a-z]+/i.exec(attributes[name] ?? '')?.[0].toLowerCase();
  if (of('source-language') !== 'en') refuse('source_language', line);
  const lang = of('target-language');
  if (lang !== 'es' && lang !== 'fr') return refuse('target_language', line);
  return lang;
}

/** What is taken together of a text's pieces: words that stand side by side are one. */
function add(content: Piece[], piece: Piece): void {
  const last = content.at(-1);
  if (typeof piece === 'string' && typeof last === 'string') content[content.length - 1] = last + piece;
  else if (piece !== '') content.push(piece);
}

const tidy = (content: Piece[]): Piece[] =>
  content.map((piece) => (typeof piece === 'string' ? plainText(piece).replace(/\r\n?/g, '\n') : piece));

/** Reads a file as its elements come. */
class Reader {
  readonly units: Unit[] = [];
  lang: Target | null = null;
  private readonly path: string[] = [];
  private unit: Unit | null = null;
  private into: Piece[] | null = null;
  private length = 0;
  private isForeign = false;

  constructor(private readonly parser: sax.SAXParser) {}

  private line = (): number => this.parser.line + 1;

  open(name: string, attributes: Record<string, string>): void {
    if (this.path.length === 0 && !(name === 'xliff' && /^1\.[0-2]$/.test(attributes['version'] ?? '')))
      refuse('not_xliff', this.line());
    this.path.push(name);
    if (this.path.length > deepest) refuse('too_deep', this.line());
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
    if (this.lang && this.lang !== lang) refuse('two_languages', this.line());
    this.lang = lang;
  }

  private openUnit(attributes: Record<string, string>): void {
    if (!this.lang) refuse('not_xliff', this.line());
    if (this.units.length >= mostUnits) refuse('too_many', this.line());
    const { id = '', extradata = null } = attributes;
    this.unit = {
      line: this.line(),
      id,
      state: extradata,
      source: [],
      target: [],
      isDone: false,
      isTooLong: false,
    };
    this.units.push(this.unit);
  }

  private openMark(name: string, attributes: Record<string, string>): void {
    // What tools mark of their own, such as their segments, is no part of the text.
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
    if (this.length > longestText) this.unit!.isTooLong = true;
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

/** The translations of a file in XLIFF 1.2; an `XliffProblem` says what is wrong with another. */
export async function readXliff(text: string): Promise<Xliff> {
  // Names with a prefix are those of tools; what they put beside the texts is not read.
  const parser = sax.parser(true, { position: true });
  const reader = new Reader(parser);
  parser.onerror = () => refuse('not_xml', parser.line + 1);
  parser.ondoctype = () => refuse('declares', parser.line + 1);
  parser.onopentag = ({ name, attributes }) => reader.open(name, attributes as Record<string, string>);
  parser.onclosetag = (name) => reader.close(name);
  parser.ontext = (words) => reader.text(words);
  parser.oncdata = (words) => reader.text(words);
  for (let at = 0; at < text.length; at += slice) {
    parser.write(text.slice(at, at + slice));
    await pause();
  }
  parser.close();
  if (!reader.lang) return refuse('nothing');
  return { lang: reader.lang, units: reader.units };
}
