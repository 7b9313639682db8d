import { maxQuestionLength, SyntaxProblem } from '../file/import-notes';

/** A `<question>` of a Moodle XML file without the contents of its files. */
export interface XmlQuestion {
  /** Line of the file where it starts, from 1. */
  line: number;
  source: string;
  /** True if it exceeds the maximum length; `source` is only its beginning then. */
  cut: boolean;
}

// Moodle's elements with file contents; the second is from its first versions. Their beginnings are kept to
// show that they aren't empty.
const filesOf = new Set(['file', 'image_base64']);
const storedOfFile = 40;

const deepest = 20;
const maxTagLength = 4000;
const tagPattern = /<(\/?)([A-Za-z_][\w.:-]{0,100})((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

interface Tag {
  name: string;
  closes: boolean;
  opens: boolean;
  end: number;
}

/** Reads the tags of a file in order and counts its lines. */
class Scanner {
  at = 0;
  private counted = 0;
  private lines = 1;

  constructor(private readonly text: string) {}

  /** Returns the line of a position. Calls must be in ascending order. */
  lineOf(place: number): number {
    const ends = /\r\n?|\n/g;
    const passed = this.text.slice(this.counted, place);
    while (ends.test(passed)) this.lines++;
    this.counted = Math.max(place, this.counted);
    return this.lines;
  }

  fail(place: number, code: string, reason: string, value: string | null = null): never {
    throw new SyntaxProblem(this.lineOf(place), code, reason, value);
  }

  /** Skips a comment, CDATA section or processing instruction at `open`; returns false for a tag. */
  skipOther(open: number): boolean {
    const kinds: [string, string, string][] = [
      ['<!--', '-->', 'A comment'],
      ['<![CDATA[', ']]>', 'A CDATA section'],
      ['<?', '?>', 'A processing instruction'],
    ];
    const kind = kinds.find(([start]) => this.text.startsWith(start, open));
    if (!kind) {
      if (this.text[open + 1] === '!')
        this.fail(
          open,
          'xml_declaration',
          'The file contains a DOCTYPE or ENTITY declaration. Remove it and try again.',
        );
      return false;
    }
    const [start, end, name] = kind;
    const close = this.text.indexOf(end, open + start.length);
    if (close < 0) this.fail(open, 'xml_unclosed_part', `${name} starts here and is never closed.`);
    this.at = close + end.length;
    return true;
  }

  tag(open: number): Tag {
    tagPattern.lastIndex = 0;
    const found = tagPattern.exec(this.text.slice(open, open + maxTagLength));
    if (!found) return this.fail(open, 'xml_tag', 'The tag starting here isn’t valid XML.');
    const [whole, slash, name = '', attributes, selfClosing] = found;
    if (slash && (attributes || selfClosing))
      this.fail(open, 'xml_tag', `The closing tag </${name}> isn’t valid XML.`);
    this.at = open + whole.length;
    return { name, closes: slash === '/' || selfClosing === '/', opens: slash !== '/', end: this.at };
  }

  /** Returns the position of the next '<'; -1 at the end. */
  next(): number {
    return this.text.indexOf('<', this.at);
  }

  blankUntil(place: number): boolean {
    return /^\uFEFF?\s*$/.test(this.text.slice(this.at, place));
  }
}

interface Open {
  name: string;
  line: number;
}

/** Cuts the source of the current question out of the file. */
class Cutting {
  private parts: string[] = [];
  private from = 0;
  private line = 0;

  constructor(private readonly text: string) {}

  begin(open: number, line: number): void {
    [this.parts, this.from, this.line] = [[], open, line];
  }

  /** Omits the text between two positions. */
  leaveOut(from: number, to: number): void {
    this.parts.push(this.text.slice(this.from, from));
    this.from = to;
  }

  end(end: number): XmlQuestion {
    const source = [...this.parts, this.text.slice(this.from, end)].join('');
    return {
      line: this.line,
      source: source.slice(0, maxQuestionLength),
      cut: source.length > maxQuestionLength,
    };
  }
}

function open(scanner: Scanner, stack: Open[], { name }: Tag, place: number): void {
  if (stack.length === 0 && name !== 'quiz') {
    scanner.fail(
      place,
      'not_quiz',
      'The file is XML, but not a Moodle question bank. Its root element isn’t <quiz>.',
    );
  }
  if (stack.length >= deepest)
    scanner.fail(place, 'xml_too_deep', `Elements are nested more than ${deepest} levels deep.`);
  stack.push({ name, line: scanner.lineOf(place) });
}

function close(scanner: Scanner, stack: Open[], { name }: Tag, place: number): void {
  const opened = stack.pop();
  if (opened?.name === name) return;
  const wanted = opened ? `; <${opened.name}> of line ${opened.line} is still open` : '';
  scanner.fail(place, 'xml_closing_tag', `</${name}> has no opening tag here${wanted}.`, name);
}

/**
 * Yields the questions of a Moodle XML file and checks that all tags are well-formed and balanced. Yields
 * null now and then, so that a long file doesn't block other work. Throws a SyntaxProblem.
 */
export function* xmlQuestions(text: string): Generator<XmlQuestion | null> {
  const scanner = new Scanner(text);
  const stack: Open[] = [];
  const cutting = new Cutting(text);
  let [tags, wasOpen] = [0, false];
  for (let place = scanner.next(); place >= 0; place = scanner.next()) {
    if (++tags % 2000 === 0) yield null;
    if (stack.length === 0 && !scanner.blankUntil(place))
      scanner.fail(scanner.at, 'xml_outside', 'There’s text outside <quiz>.');
    if (scanner.skipOther(place)) continue;
    const tag = scanner.tag(place);
    if (tag.opens) {
      if (wasOpen && stack.length === 0)
        scanner.fail(place, 'xml_outside', 'There’s a second element after <quiz>.');
      if (tag.name === 'question' && stack.length === 1) cutting.begin(place, scanner.lineOf(place));
      open(scanner, stack, tag, place);
      wasOpen = true;
      const content = filesOf.has(tag.name) && !tag.closes ? scanner.next() : -1;
      if (content > tag.end + storedOfFile) cutting.leaveOut(tag.end + storedOfFile, content);
    }
    if (tag.closes) {
      close(scanner, stack, tag, place);
      if (tag.name === 'question' && stack.length === 1) yield cutting.end(tag.end);
    }
  }
  const left = stack.at(-1);
  if (left)
    throw new SyntaxProblem(
      left.line,
      'xml_unclosed',
      `<${left.name}> starts here and is never closed.`,
      left.name,
    );
  if (!wasOpen)
    throw new SyntaxProblem(
      1,
      'not_quiz',
      'The file isn’t a Moodle question bank: it has no <quiz> element.',
    );
  if (!scanner.blankUntil(text.length))
    scanner.fail(scanner.at, 'xml_outside', 'There’s text outside <quiz>.');
}
