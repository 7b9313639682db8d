// Checks the message catalogues for the phrases that docs/vocabulary.md avoids, and finds sentences that are too long.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { textLanguages } from '../lib/languages.mjs';
import { areaNames } from './message-areas.mjs';
import { readSpecificationTexts } from './specification-texts.mjs';

const languages = Object.fromEntries(textLanguages.map(({ englishName, code }) => [englishName, code]));
const maxWords = 25;

/** Returns the avoided phrases of each language with their replacements. */
export function readVocabulary(root) {
  const avoided = Object.fromEntries(Object.values(languages).map((language) => [language, []]));
  let language;
  for (const line of readFileSync(join(root, 'docs/vocabulary.md'), 'utf8').split('\n')) {
    const heading = /^## (.*)$/.exec(line);
    if (heading) language = languages[heading[1]];
    const row = /^\| (.*?) +\| (.*?) +\|$/.exec(line);
    if (!language || !row || row[1] === 'use' || /^-+$/.test(row[1])) continue;
    for (const phrase of row[2].split(', ')) avoided[language].push({ phrase, use: row[1] });
  }
  return avoided;
}

/**
 * Returns the texts of a message with a marker for values: one with the first branch of each choice, and one for each
 * other branch.
 */
function branchesOf(elements) {
  const parts = elements.map(partsOf);
  const first = parts.map(([part]) => part);
  const others = parts.flatMap((branches, at) => branches.slice(1).map((branch) => first.with(at, branch)));
  return [first, ...others].map((text) => text.join(''));
}

function partsOf(element) {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.tag) return branchesOf(element.children);
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => branchesOf(value));
  return ['1'];
}

const letter = String.raw`[\p{L}\p{N}_-]`;
const matcherOf = ({ phrase }) =>
  new RegExp(`(?<!${letter})${phrase.replaceAll(' ', String.raw`\s+`)}(?!${letter})`, 'iu');

const countWords = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const isLong = (text) => text.split(/(?<=[.!?])\s+/).some((sentence) => countWords(sentence) > maxWords);

/** The folders of the catalogues of client and server. */
const catalogueFolders = (root) =>
  ['client/locales', 'server/locales']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => areaNames(join(root, folder)).map((area) => `${folder}/${area}`));

/** Returns `{ problems, long }`: the messages with an avoided phrase, and those with a long sentence. */
export function checkWords(root) {
  const vocabulary = readVocabulary(root);
  const exceptionsFile = join(root, 'scripts/checks/word-exceptions.json');
  const exceptions = existsSync(exceptionsFile) ? JSON.parse(readFileSync(exceptionsFile, 'utf8')) : {};
  const { messages: given } = readSpecificationTexts(root);
  const isGiven = (language, key) => language === 'en' && key in given;
  const unused = new Set(Object.keys(exceptions));
  const [problems, long] = [[], []];
  for (const language of Object.values(languages)) {
    const avoided = vocabulary[language].map((entry) => ({ ...entry, matcher: matcherOf(entry) }));
    for (const folder of catalogueFolders(root)) {
      const file = `${folder}/${language}.json`;
      for (const [key, message] of Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')))) {
        const texts = branchesOf(parse(message));
        if (texts.some(isLong)) long.push(`${file}: '${key}' has a sentence of more than ${maxWords} words`);
        const found = avoided.filter(({ matcher }) => texts.some((text) => matcher.test(text)));
        if (found.length === 0) continue;
        if (isGiven(language, key)) continue;
        if (key in exceptions) unused.delete(key);
        else
          for (const { phrase, use } of found)
            problems.push(`${file}: '${key}' says '${phrase}'; use ${use}: ${message}`);
      }
    }
  }
  for (const key of unused) problems.push(`word-exceptions.json: '${key}' is no exception any more`);
  return { problems, long };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, long } = checkWords(resolve(import.meta.dirname, '../..'));
  process.stdout.write([...problems, ...long].map((line) => `${line}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
