// The message catalogues, the portal's and the administration's, each in three languages: against each other and
// against the code that uses them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

const languages = ['en', 'es', 'fr'];

/** Folders of catalogues under client/locales; that of the administration is loaded with its screens alone. */
const areas = ['', 'admin/'];

/** Whether a source is loaded with the administration only. */
const isAdmin = (file) =>
  /^client\/(app\/admin[/-]|features\/(?:[^/]+\/admin|editing)\/|ui\/(?:editing|editor|list)\/)/.test(
    file.split(sep).join('/'),
  );

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

function compare(catalogues, area, problems) {
  const named = (language) => `${area}${language}`;
  const reference = parsed(catalogues.en, named('en'), problems);
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

/** A key says by its beginning which catalogue it is in. */
function checkPlaces(catalogue, area, problems) {
  for (const key of Object.keys(catalogue)) {
    if (key.startsWith('admin.') === (area === 'admin/')) continue;
    problems.push(`${area}en.json: '${key}' belongs into the other catalogue`);
  }
}

function sources(root) {
  return readdirSync(join(root, 'client'), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name) && !/generated/.test(name))
    .map((name) => join('client', name));
}

/** The expression given as a message's id: in JSX `<FormattedMessage id=…>`, in a call `formatMessage({ id: … })`. */
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

/** The ids an expression can give, both branches of a condition included. */
function branches(id) {
  if (ts.isParenthesizedExpression(id)) return branches(id.expression);
  if (ts.isConditionalExpression(id)) return [...branches(id.whenTrue), ...branches(id.whenFalse)];
  return [id];
}

function scan(root, file, keys, used, problems) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const line = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && keys.has(node.text)) {
      used.add(node.text);
      if (node.text.startsWith('admin.') && !isAdmin(file)) {
        problems.push(`${file}:${line(node)} uses '${node.text}', which only the administration loads`);
      }
    }
    const given = idOf(node);
    for (const id of given ? branches(given) : []) {
      if (ts.isStringLiteralLike(id) && !keys.has(id.text)) {
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

/** The catalogues of one area by language, or undefined where one is missing. */
function read(root, area, problems) {
  const file = (language) => join(root, 'client', 'locales', area, `${language}.json`);
  const absent = languages.filter((language) => !existsSync(file(language)));
  problems.push(...absent.map((language) => `client/locales/${area}${language}.json is missing`));
  if (absent.length > 0) return undefined;
  return Object.fromEntries(
    languages.map((language) => [language, JSON.parse(readFileSync(file(language), 'utf8'))]),
  );
}

/** Everything wrong with the catalogues of `root`, one line each. */
export function checkMessages(root) {
  const problems = [];
  const all = areas.map((area) => read(root, area, problems));
  if (all.some((catalogues) => !catalogues)) return problems;
  const keys = new Set();
  for (const [index, catalogues] of all.entries()) {
    compare(catalogues, areas[index], problems);
    checkPlaces(catalogues.en, areas[index], problems);
    for (const key of Object.keys(catalogues.en)) keys.add(key);
  }
  const used = new Set();
  for (const source of sources(root)) scan(root, source, keys, used, problems);
  for (const key of keys) if (!used.has(key)) problems.push(`'${key}' is used nowhere`);
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkMessages(resolve(process.argv[2] ?? '.'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
