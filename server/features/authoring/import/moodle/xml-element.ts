import { XMLParser } from 'fast-xml-parser';
import { plainText } from '#server/platform/text/plain-text';
import { SyntaxProblem } from '../file/import-notes';
import type { XmlQuestion } from './xml-questions';
import { readReference } from '#server/platform/text/xml-reference';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text of the element without that of its children. */
  text: string;
}

type Node = Record<string, unknown>;

// Entities are decoded below, where none can be declared.
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
  maxNestedTags: 30,
});

function decode(text: string, line: number): string {
  return text.replace(/&(?:#\d{1,8}|#x[\da-f]{1,6}|\w{1,30})?;?/gi, (found) => {
    const read = readReference(found);
    if (read === null) {
      const reason = `"${found}" isn’t a valid XML character. Write an ampersand as &amp;.`;
      throw new SyntaxProblem(line, 'xml_entity', reason, found);
    }
    return read;
  });
}

function contentOf(nodes: Node[], line: number): Pick<XmlElement, 'children' | 'text'> {
  const children: XmlElement[] = [];
  let text = '';
  for (const node of nodes) {
    if (typeof node['#text'] === 'string') text += decode(node['#text'], line);
    else if (Array.isArray(node['#cdata'])) {
      text += (node['#cdata'] as Node[]).map((part) => String(part['#text'] ?? '')).join('');
    } else children.push(elementOf(node, line));
  }
  return { children, text: plainText(text).replace(/\r\n?/g, '\n') };
}

function elementOf(node: Node, line: number): XmlElement {
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  const raw = Object.entries((node[':@'] ?? {}) as Record<string, unknown>);
  const attributes = Object.fromEntries(
    raw.map(([key, value]) => [key, plainText(decode(String(value), line))]),
  );
  return { name, attributes, ...contentOf((node[name] ?? []) as Node[], line) };
}

/** Parses the XML of a question; throws a SyntaxProblem with its line. */
export function parseXml({ source, line }: XmlQuestion): XmlElement {
  let nodes: Node[];
  try {
    nodes = parser.parse(source) as Node[];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new SyntaxProblem(line, 'xml_tag', 'The XML of the question starting here isn’t valid.');
  }
  const [element] = nodes;
  if (!element) throw new SyntaxProblem(line, 'no_question', 'There’s no question here.');
  return elementOf(element, line);
}

/** Returns the first child with that name; undefined if there is none. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Returns the trimmed text of an element, or of its child `<text>`. */
export const textIn = (element: XmlElement | undefined): string =>
  (childOf(element, 'text')?.text ?? element?.text ?? '').trim();
