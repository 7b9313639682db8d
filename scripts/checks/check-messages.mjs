// Checks the message catalogues of each area in three languages against each other, the code that uses them, and the
// texts of the specification.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { textLanguages } from '../lib/languages.mjs';
import { areaNames, areasOf, sourceName } from './message-areas.mjs';
import { checkSpecificationTexts } from './specification-texts.mjs';

const languages = textLanguages.map(({ code }) => code);

function parsed(catalogue, language, problems) {
  const messages = new Map();
  for (const [key, message] of Object.entries(catalogue)) {
    try {
      messages.set(key, parse(message));
    } catch (error) {
      problems.push(`${language}.json: '${key}' is not an ICU message: ${error.message}`);
    }
    if (typeof message !== 'string' || message.trim() === '')
      problems.push(`${language}.json: '${key}' is empty`);
  }
  return messages;
}

/** Matches a breaking space before a French colon or inside French quotes. */
const breakingSpace = / :(?!:)|« | »/;

function checkFrenchSpaces(catalogue, file, problems) {
  for (const [key, message] of Object.entries(catalogue)) {
    if (breakingSpace.test(message))
      problems.push(`${file}.json: '${key}' needs a non-breaking space before ':' and inside « »`);
  }
}

function compare(catalogues, area, problems) {
  const named = (language) => `${area}${language}`;
  const reference = parsed(catalogues.en, named('en'), problems);
  checkFrenchSpaces(catalogues.fr, named('fr'), problems);
  for (const language of languages.slice(1)) {
    const messages = parsed(catalogues[language], named(language), problems);
    for (const key of Object.keys(catalogues.en)) {
      if (!(key in catalogues[language])) problems.push(`${named(language)}.json lacks '${key}'`);
      else if (reference.has(key) && messages.has(key)) {
        const { success, error } = isStructurallySame(reference.get(key), messages.get(key));
        if (!success) {
          problems.push(
            `${named(language)}.json: '${key}' has other placeholders than en: ${error?.message}`,
          );
        }
      }
    }
    for (const key of Object.keys(catalogues[language])) {
      if (!(key in catalogues.en)) problems.push(`${named(language)}.json has '${key}', which en lacks`);
    }
  }
}

/** Returns the parsed sources of the client. */
function sources(root) {
  const names = readdirSync(join(root, 'client'), { recursive: true })
    .filter(
      (name) => sourceName.test(name) && !/\.spec\.tsx?$/.test(name) && !/generated|^testing/.test(name),
    )
    .map((name) => join('client', name));
  return new Map(
    names.map((name) => [
      name,
      ts.createSourceFile(name, readFileSync(join(root, name), 'utf8'), ts.ScriptTarget.Latest, true),
    ]),
  );
}

/** Returns the expression of a message id: in JSX `<FormattedMessage id=…>`, in a call `formatMessage({ id: … })`. */
function idOf(node) {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'id') {
    const tag = node.parent.parent.tagName.getText();
    if (!/^Formatted(HTML)?Message$/.test(tag)) return undefined;
    return ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
  }
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'id' &&
    ts.isCallExpression(node.parent.parent)
  ) {
    return /\bformatMessage$/.test(node.parent.parent.expression.getText()) ? node.initializer : undefined;
  }
  return undefined;
}

/** Returns the ids that an expression can have, including both branches of a condition. */
function branches(id) {
  if (ts.isParenthesizedExpression(id)) return branches(id.expression);
  if (ts.isConditionalExpression(id)) return [...branches(id.whenTrue), ...branches(id.whenFalse)];
  return [id];
}

/** Records the messages that a source uses and their problems. `areaOf` has the area of every key. */
function scan(file, source, { areaOf, there, used, problems }) {
  const line = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && areaOf.has(node.text)) {
      used.add(node.text);
      const area = areaOf.get(node.text);
      if (!there.has(area))
        problems.push(
          `${file}:${line(node)} uses '${node.text}', but nothing that shows it loads the area '${area}'`,
        );
    }
    const given = idOf(node);
    for (const id of given ? branches(given) : []) {
      if (ts.isStringLiteralLike(id) && !areaOf.has(id.text)) {
        problems.push(`${file}:${line(id)} uses '${id.text}', which no catalogue has`);
      }
      if (ts.isTemplateExpression(id) || ts.isBinaryExpression(id)) {
        problems.push(`${file}:${line(id)} puts a message id together; take it from a table of whole ids`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Returns the catalogues of one area by language; undefined if one is missing. */
function read(root, folder, area, problems) {
  const file = (language) => join(root, folder, area, `${language}.json`);
  const absent = languages.filter((language) => !existsSync(file(language)));
  problems.push(...absent.map((language) => `${folder}/${area}/${language}.json is missing`));
  if (absent.length > 0) return undefined;
  return Object.fromEntries(
    languages.map((language) => [language, JSON.parse(readFileSync(file(language), 'utf8'))]),
  );
}

// Every key of these is a value of the API or of a standard, and their sources read them whole.
const wholeAreas = new Set(['lists', 'regions']);

/** Returns true if a source names a key of the server as a text or a property, or composes it from its beginning. */
function isNamed(key, text) {
  const beginnings = key.split('.').map((_, at, parts) => parts.slice(0, at).join('.'));
  return (
    text.includes(`'${key}'`) ||
    new RegExp(`\\b(?:t|texts?|\\[lang\\])\\??\\.${key}\\b|[{,]\\s*${key}\\b[^;]*\\}\\s*=`).test(text) ||
    beginnings.some(
      (beginning) =>
        beginning !== '' &&
        (text.includes(['`', beginning, '.$', '{'].join('')) || text.includes(`'${beginning}.'`)),
    )
  );
}

/** Checks the catalogues of the server against each other, and their keys against its sources. */
function checkServer(root, problems) {
  const folder = 'server/locales';
  if (!existsSync(join(root, folder))) return;
  const text = readdirSync(join(root, 'server'), { recursive: true })
    .filter((name) => /\.ts$/.test(name) && !/\.spec\.ts$/.test(name))
    .map((name) => readFileSync(join(root, 'server', name), 'utf8'))
    .join('\n');
  for (const area of areaNames(join(root, folder))) {
    const catalogues = read(root, folder, area, problems);
    if (!catalogues) continue;
    compare(catalogues, `${folder}/${area}/`, problems);
    if (wholeAreas.has(area)) continue;
    for (const key of Object.keys(catalogues.en))
      if (!isNamed(key, text)) problems.push(`'${key}' of ${folder}/${area} is used nowhere`);
  }
}

/** Returns a line for each problem of the catalogues of `root`. */
export function checkMessages(root) {
  const problems = [];
  const areaOf = new Map();
  const english = new Map();
  for (const area of areaNames(join(root, 'client/locales'))) {
    const catalogues = read(root, 'client/locales', area, problems);
    if (!catalogues) continue;
    compare(catalogues, `${area}/`, problems);
    for (const [key, message] of Object.entries(catalogues.en)) {
      if (areaOf.has(key)) problems.push(`'${key}' is in the areas '${areaOf.get(key)}' and '${area}'`);
      areaOf.set(key, area);
      english.set(key, { area, message });
    }
  }
  const used = new Set();
  const parsedSources = sources(root);
  const areas = areasOf(root, parsedSources);
  for (const [file, source] of parsedSources)
    scan(file, source, { areaOf, there: areas.get(file) ?? new Set(), used, problems });
  for (const key of areaOf.keys()) if (!used.has(key)) problems.push(`'${key}' is used nowhere`);
  checkServer(root, problems);
  return [...problems, ...checkSpecificationTexts(root, english)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkMessages(resolve(process.argv[2] ?? '.'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
