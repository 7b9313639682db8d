import { type Language, localeOf } from './languages';

export type MessageValues = Readonly<Record<string, string | number>>;

type Part = (values: MessageValues, lang: Language) => string;

const write = (parts: readonly Part[], values: MessageValues, lang: Language): string =>
  parts.map((part) => part(values, lang)).join('');

function valueOf(values: MessageValues, name: string): string | number {
  const value = values[name];
  if (value === undefined) throw new Error(`A message needs a value for '${name}'.`);
  return value;
}

const formatNumber = (lang: Language, value: number, style?: string): string =>
  new Intl.NumberFormat(localeOf(lang), style === 'percent' ? { style } : {}).format(value);

/** Reads the part of the ICU message syntax that the server's catalogues use; a spec compares it with intl-messageformat. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Reads up to the brace that ends a branch, or to the end. `counted` is the value that `#` stands for. */
  parts(counted?: string): Part[] {
    const parts: Part[] = [];
    let literal = '';
    const flush = (): void => {
      const text = literal;
      if (text !== '') parts.push(() => text);
      literal = '';
    };
    for (; this.at < this.text.length && this.text[this.at] !== '}'; this.at++) {
      const sign = this.text[this.at]!;
      if (sign !== '{' && !(sign === '#' && counted !== undefined)) literal += sign;
      else {
        flush();
        parts.push(sign === '{' ? this.argument() : this.number(counted!));
      }
    }
    flush();
    return parts;
  }

  private number(name: string, style?: string): Part {
    return (values, lang) => formatNumber(lang, Number(valueOf(values, name)), style);
  }

  /** Reads from a brace to the one that belongs to it, and stays there. */
  private argument(): Part {
    const [, name = '', kind, rest = ''] =
      /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,\s*(\w+)\s*(?=\}))?,?)?/.exec(this.text.slice(this.at)) ?? [];
    const head = /^\{\s*\w+\s*(?:,\s*\w+\s*(?:,\s*\w+\s*(?=\}))?,?)?\s*/.exec(this.text.slice(this.at));
    if (!head) throw new Error(`This is no message: ${this.text}`);
    this.at += head[0].length;
    if (kind === undefined) return (values) => String(valueOf(values, name));
    if (kind === 'number') return this.number(name, rest);
    const branches = this.branches(kind === 'plural' ? name : undefined);
    return (values, lang) => {
      const value = valueOf(values, name);
      const selected =
        kind === 'plural'
          ? (branches.get(`=${value}`) ??
            branches.get(new Intl.PluralRules(localeOf(lang)).select(Number(value))))
          : branches.get(String(value));
      return write(selected ?? branches.get('other') ?? [], values, lang);
    };
  }

  private branches(counted: string | undefined): Map<string, Part[]> {
    const branches = new Map<string, Part[]>();
    for (;;) {
      const head = /^\s*([=\w]+)\s*\{/.exec(this.text.slice(this.at));
      if (!head) break;
      this.at += head[0].length;
      branches.set(head[1]!, this.parts(counted));
      this.at++;
    }
    this.at += /^\s*/.exec(this.text.slice(this.at))![0].length;
    return branches;
  }
}

export type Message = (values: MessageValues) => string;

/** Returns what writes a message in ICU syntax: values, numbers, percentages, plurals and choices. */
export function parseMessage(text: string, lang: Language): Message {
  const parts = new Reader(text).parts();
  return (values) => write(parts, values, lang);
}
