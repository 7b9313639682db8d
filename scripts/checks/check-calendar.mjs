// Finds dates that are read or written with the clock of the device or server instead of the site's time zone.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { listSources } from '../lib/list-sources.mjs';

const calendars = {
  client: 'client/platform/formats/site-calendar.ts',
  server: 'server/platform/calendar.ts',
};

/** Files that don't need the site's days, with the reason. */
const exceptions = new Map([
  ['server/app/commands/seed-large.ts', 'The day until which example data reach is one in UTC.'],
  ['server/features/identity/embedded/sign-in/warn-of-tries.job.ts', 'The day is a part of a key.'],
]);

const deviceMethods =
  /^(?:[gs]et(?:FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(?:Date|Time)String)$/;
const localizing = /^toLocale(?:Date|Time)String$/;

const namesZone = (node) => node.arguments?.some((argument) => /\btimeZone\b/.test(argument.getText()));

/** Returns true for `x.toISOString().slice(0, 10)` and the like, which is part of a UTC date. */
const isDayInUtc = (node) =>
  /^(slice|substring|split)$/.test(node.expression.name.text) &&
  /\.toISOString\(\)$/.test(node.expression.expression.getText()) &&
  /^\(?(0, ?(4|7|10|16)|'T')$/.test(node.arguments.map((argument) => argument.getText()).join(', '));

/** Returns how a node uses another clock than the site's; undefined if it doesn't. */
function findMistake(node) {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && node.arguments?.length > 1)
    return 'new Date() with parts of a date';
  const isCall = ts.isCallExpression(node);
  if ((isCall || ts.isNewExpression(node)) && node.expression.getText() === 'Intl.DateTimeFormat')
    return namesZone(node) ? undefined : 'Intl.DateTimeFormat without timeZone';
  if (!isCall) return undefined;
  if (node.expression.getText() === 'createIntl')
    return namesZone(node) ? undefined : 'createIntl without timeZone';
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  const name = node.expression.name.text;
  if (deviceMethods.test(name)) return `${name}()`;
  if (localizing.test(name) && !namesZone(node)) return `${name}() without timeZone`;
  return isDayInUtc(node) ? `${name}() of a date in UTC` : undefined;
}

function findMistakes(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const mistake = findMistake(node);
    if (mistake)
      found.push({ mistake, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns a line for each place that reads or formats a date in a time zone other than the site's. */
export const checkCalendar = (root) =>
  Object.entries(calendars).flatMap(([side, calendar]) =>
    listSources(root, side)
      .filter((file) => file !== calendar && !exceptions.has(file))
      .flatMap((file) =>
        findMistakes(file, readFileSync(join(root, file), 'utf8')).map(
          ({ mistake, line }) =>
            `${file}:${line} ${mistake} ignores the site's time zone. Use ${calendar} or formats that get the zone.`,
        ),
      ),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkCalendar(resolve(process.argv[2] ?? '.'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
