import { dayIn } from '#server/platform/calendar';
import type { Language } from '#server/platform/language/i18n';
import type { TranslatedText } from '../translation.types';
import { type Content, contentOf, type Marks, nameOfMark } from './content';
import { stateOf } from './state';

export type Target = Exclude<Language, 'en'>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Validated texts never contain these characters. In an unvalidated text they would break the whole XML file.
const unwritable = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]|\p{Cs}/gu;
const xml = (text: string): string => text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => signs[sign]!);

/** The standard's names of tags. Custom names start with `x-`. */
const kindsOfMarks: Record<string, string> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underlined',
  a: 'link',
  br: 'lb',
};

function markAt(number: number, marks: Marks): string {
  const name = nameOfMark(marks.get(number)!);
  return `id="${number}" ctype="${kindsOfMarks[name] ?? `x-html-${name}`}"`;
}

const inXml = (content: Content, marks: Marks): string =>
  content
    .map((piece) => {
      if (typeof piece === 'string') return xml(piece);
      if ('end' in piece) return '</g>';
      return 'mark' in piece ? `<g ${markAt(piece.mark, marks)}>` : `<x ${markAt(piece.alone, marks)}/>`;
    })
    .join('');

/** Returns the start of a file for translators into a language. */
export const head = (lang: Target): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="treadway" source-language="en" target-language="${lang}" datatype="html">
<body>
`;
export const foot = '</body>\n</file>\n</xliff>\n';

/** Returns a text as an XLIFF unit for translators into a language. */
export function unitOf(unit: TranslatedText, lang: Target, timezone: string): string {
  const { id, kind, title, path, rich, text, outdated } = unit;
  const since = outdated[lang];
  const source = contentOf(text.en, rich);
  const target = contentOf(text[lang], rich, source.marks);
  const state = since === null ? 'translated' : 'needs-review-translation';
  const says = text[lang] === '' ? '' : ` state="${state}"`;
  const changed =
    since === null ? '' : `<note>English changed on ${dayIn(timezone, new Date(since))}</note>\n`;
  return `<trans-unit id="${xml(id)}" extradata="${stateOf(text, lang)}" resname="${xml(`${kind} ${path}`)}" xml:space="preserve">
<source>${inXml(source.content, source.marks)}</source>
<target${says}>${inXml(target.content, target.marks)}</target>
<note>${xml(`${title} (${kind}, ${path})`)}</note>
${changed}</trans-unit>
`;
}
