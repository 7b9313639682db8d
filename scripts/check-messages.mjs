// The three message catalogues against each other and against the code that uses them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

const languages = ['en', 'es', 'fr'];

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

function compare(catalogues, problems) {
  const reference = parsed(catalogues.en, 'en', problems);
  for (const language of languages.slice(1)) {
    const messages = parsed(catalogues[language], language, problems);
    for (const key of Object.keys(catalogues.en)) {
      if (!(key in catalogues[language])) problems.push(`${language}.json lacks '${key}'`);
      else if (reference.has(key) && messages.has(key)) {
        const { success, error } = isStructurallySame(reference.get(key), messages.get(key));
        if (!success)
          problems.push(`${language}.json: '${key}' has other placeholders than en: ${error?.message}`);
      }
    }
    for (const key of Object.keys(catalogues[language])) {
      if (!(key in catalogues.en)) problems.push(`${language}.json has '${key}', which en lacks`);
    }
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
    if (ts.isStringLiteralLike(node) && keys.has(node.text)) used.add(node.text);
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

/** Everything wrong with the catalogues of `root`, one line each. */
export function checkMessages(root) {
  const problems = [];
  const file = (language) => join(root, 'client', 'locales', `${language}.json`);
  const absent = languages.filter((language) => !existsSync(file(language)));
  if (absent.length > 0) return absent.map((language) => `client/locales/${language}.json is missing`);
  const entries = languages.map((language) => [language, JSON.parse(readFileSync(file(language), 'utf8'))]);
  const catalogues = Object.fromEntries(entries);
  compare(catalogues, problems);
  const keys = new Set(Object.keys(catalogues.en));
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
