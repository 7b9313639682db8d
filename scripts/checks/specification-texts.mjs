// Compares the texts of the specification with the catalogues, the sources and docs/specification.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'client/locales/specification.json';
const table = 'docs/specification.md';

/** Reads the marked texts: English ones by their key in the catalogues, and those in sources by file. */
export const readSpecificationTexts = (root) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const escape = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Matches the text as a whole literal or a whole HTML element. */
const asLiteral = (text) => new RegExp(`(['"\`>])${escape(text)}(['"\`<])`);

/** Matches the text in prose, with any value for `${…}` and `{…}`. */
const inProse = (text) => new RegExp(escape(text).replaceAll(/(?:\\\$)?\\\{\w+\\\}/g, String.raw`\S+`));

function messageProblems(messages, english) {
  return Object.entries(messages).flatMap(([key, text]) => {
    const found = english.get(key);
    if (!found) return [`${file} marks '${key}', which no catalogue has`];
    if (found.message === text) return [];
    return [
      `${found.area}/en.json: '${key}' is a text of the specification and stays as it is: ${JSON.stringify(text)}`,
    ];
  });
}

function sourceProblems(root, path, texts) {
  if (!existsSync(join(root, path))) return [`${file} names ${path}, which does not exist`];
  const source = readFileSync(join(root, path), 'utf8');
  return texts
    .filter((text) => !asLiteral(text).test(source))
    .map(
      (text) => `${path} lacks a text of the specification, which stays as it is: ${JSON.stringify(text)}`,
    );
}

/**
 * Returns a line for each difference from client/locales/specification.json. `english` has the area and the English
 * message of every key.
 */
export function checkSpecificationTexts(root, english) {
  const { messages, sources } = readSpecificationTexts(root);
  const named = readFileSync(join(root, table), 'utf8');
  const marked = new Set([...Object.values(messages), ...Object.values(sources).flat()]);
  return [
    ...messageProblems(messages, english),
    ...Object.entries(sources).flatMap(([path, texts]) => sourceProblems(root, path, texts)),
    ...[...marked]
      .filter((text) => !inProse(text).test(named))
      .map((text) => `${file} marks ${JSON.stringify(text)}, which ${table} doesn't name`),
  ];
}
