import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readDemoAlbums } from '../site/albums';
import { readDemoArticles } from '../site/articles';
import { readDemoAttempts } from '../training/attempts';
import { readDemoModules } from '../training/module-content';
import { readArticleSheets, readModuleFiles } from '../materials/module-files';
import { readDemoNewsletter } from '../site/newsletter';
import { readDemoOrders } from '../rewards/orders';
import { findDemoPerson, readDemoPeople } from '../people/people-content';
import { contentFolder, readContent } from './read-content';
import { readDemoRewards } from '../rewards/rewards';
import { readDemoTools } from '../site/tools';
import { byKind, flag, list, localized, number, object, oneOf, pair, richText, text } from './shapes';

const folder = mkdtempSync(join(tmpdir(), 'demo-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quiz = object(
  {
    level: oneOf('easy', 'hard'),
    questions: list(
      byKind({ choice: object({ options: list(localized) }), short: object({ code: flag, answer: text }) }),
    ),
  },
  { intro: richText, range: pair(number) },
);

function read(yaml: string) {
  writeFileSync(join(folder, 'quiz.yaml'), yaml);
  return readContent('quiz.yaml', quiz, folder);
}

describe('content file', () => {
  it('is read with texts in one or three languages, and with paragraphs', () => {
    const yaml = `
level: easy
intro:
  en: |
    One.

    Two.
  es: Uno.
  fr: Un.
questions:
  - kind: choice
    options: [7 mm, { en: Yes, es: Sí, fr: Oui }]
  - { kind: short, code: true, answer: '3523' }
`;
    expect(read(yaml)).toEqual({
      level: 'easy',
      intro: { en: '<p>One.</p><p>Two.</p>', es: '<p>Uno.</p>', fr: '<p>Un.</p>' },
      questions: [
        {
          kind: 'choice',
          options: [
            { en: '7 mm', es: '7 mm', fr: '7 mm' },
            { en: 'Yes', es: 'Sí', fr: 'Oui' },
          ],
        },
        { kind: 'short', code: true, answer: '3523' },
      ],
    });
  });

  it.each([
    ['- easy', 'quiz.yaml: The file: expected a map, but it is ["easy"]'],
    ['level: easy', 'quiz.yaml: questions: expected a list, but it is missing'],
    ['{ level: low, questions: [] }', 'quiz.yaml: level: expected one of easy, hard, but it is "low"'],
    [
      '{ level: easy, questions: [], points: 5 }',
      'quiz.yaml: points: there is no such field. The fields are level, questions, intro, range',
    ],
    ['{ level: easy, questions: [], range: [1] }', 'quiz.yaml: range: expected a list of two, but it is [1]'],
    [
      '{ level: easy, questions: [{ kind: short, code: true, answer: 3523 }] }',
      'quiz.yaml: questions[0].answer: expected a text, but it is 3523',
    ],
    [
      '{ level: easy, questions: [{ kind: essay }] }',
      'quiz.yaml: questions[0].kind: expected one of choice, short, but it is "essay"',
    ],
    [
      '{ level: easy, questions: [{ kind: choice, options: [7 mm, { en: Yes, es: Sí }] }] }',
      'quiz.yaml: questions[0].options[1].fr: expected a text, but it is missing',
    ],
  ])('is rejected with the place of the mistake: %s', (yaml, message) => {
    expect(() => read(yaml)).toThrow(message);
  });

  it('is rejected with the line number when it isn’t YAML', () => {
    expect(() => read('level: easy\nlevel: hard\n')).toThrow(/^quiz\.yaml: .* line 2/);
  });
});

describe('demo content', () => {
  it('uses llanta for tire in Spanish', () => {
    const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, readFileSync(join(contentFolder, file), 'utf8')] as const);
    expect(texts.length).toBeGreaterThan(20);
    expect(
      texts.filter(([, content]) => /(?<!\p{L})neumáticos?(?!\p{L})/iu.test(content)).map(([file]) => file),
    ).toEqual([]);
  });
});

describe('references in the demo content', () => {
  const modules = readDemoModules().map(({ key }) => key);
  const articles = readDemoArticles();
  const people = readDemoPeople();
  const attempts = readDemoAttempts();
  const orders = readDemoOrders();

  it('name existing modules', () => {
    const parts = [...articles.map(([, article]) => article), ...readDemoNewsletter().issues].flatMap(
      (each) => each.parts,
    );
    const named = [
      ...articles.flatMap(([, { module = [] }]) => module),
      ...parts.flatMap((part) => (part.kind === 'module' ? part.module : [])),
      ...readDemoTools().flatMap(({ module = [] }) => module),
      ...attempts.map(({ module }) => module),
      ...readModuleFiles().map(([key]) => key),
    ];
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((key) => !modules.includes(key))).toEqual([]);
  });

  it('name existing articles, rewards, views and people', () => {
    const slugs = articles.map(([slug]) => slug);
    expect(readArticleSheets().filter(([slug]) => !slugs.includes(slug))).toEqual([]);
    const rewards = readDemoRewards().map(({ picture }) => picture);
    expect(orders.filter(({ reward }) => !rewards.includes(reward))).toEqual([]);
    const { views, albums } = readDemoAlbums();
    const pictures = albums.flatMap((album) => album.pictures.map(({ picture }) => picture));
    expect(pictures.filter((picture) => !(picture in views))).toEqual([]);
    for (const { who } of [...attempts, ...orders]) expect(findDemoPerson(people, who).account).toBeDefined();
  });
});
