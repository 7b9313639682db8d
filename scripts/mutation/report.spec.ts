import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Report } from './report.mjs';

const root = join(__dirname, '../..');
const rules: Record<string, { files: string[]; specs: string[] }> = JSON.parse(
  readFileSync(join(__dirname, 'rules.json'), 'utf8'),
);

let mutation: typeof import('./report.mjs');
beforeAll(async () => {
  mutation = await import('./report.mjs');
});

const mutant = (status: string, line = 1, replacement = 'false') => ({
  ...{ status, replacement, mutatorName: 'ConditionalExpression' },
  location: { start: { line, column: 5 } },
});
/** Returns a report of one file whose mutants have these statuses. */
const createReport = (file: string, statuses: string[]): Report => ({
  files: { [file]: { mutants: statuses.map((status, index) => mutant(status, index + 1)) } },
});
const times = (count: number, status: string): string[] => Array.from({ length: count }, () => status);
const scoresOf = (killed: number, survived: number) =>
  mutation.scoreFiles({
    files: ['a.ts'],
    report: createReport('a.ts', [...times(killed, 'Killed'), ...times(survived, 'Survived')]),
  });

describe('the score of a file', () => {
  it('counts endless loops as killed', () => {
    const endless = { ...mutant('Timeout'), statusReason: 'Hit limit reached (1308/1300)' };
    const report = { files: { 'a.ts': { mutants: [mutant('Killed'), endless] } } };
    expect(mutation.scoreFiles({ files: ['a.ts'], report })).toEqual([
      { file: 'a.ts', killed: 2, survived: 0, score: 100 },
    ]);
  });

  it('counts mutants as survivors if no spec reaches them or the specs timed out', () => {
    const report = createReport('a.ts', ['Killed', 'Timeout', 'Survived', 'NoCoverage']);
    expect(mutation.scoreFiles({ files: ['a.ts'], report })).toEqual([
      { file: 'a.ts', killed: 1, survived: 3, score: 25 },
    ]);
  });

  it('leaves out ignored mutants and those that don’t run', () => {
    const report = createReport('a.ts', ['Killed', 'Ignored', 'CompileError', 'RuntimeError']);
    expect(mutation.scoreFiles({ files: ['a.ts'], report })[0]).toMatchObject({ score: 100 });
  });

  it('is rounded down', () => {
    expect(scoresOf(849, 151)[0]!.score).toBe(84);
    expect(scoresOf(2, 1)[0]!.score).toBe(66);
  });

  it('is 0 for a file without mutants and for a file missing from the report', () => {
    const files = ['a.ts', 'b.ts'];
    const scores = mutation.scoreFiles({ files, report: createReport('a.ts', []) });
    expect(scores.map(({ score }) => score)).toEqual([0, 0]);
  });
});

describe('the status of rules', () => {
  it('is passed if every file of the rule reaches 85%', () => {
    const [enough, tooFew] = [scoresOf(85, 15), scoresOf(84, 16)];
    expect(mutation.hasPassed(enough)).toBe(true);
    expect(mutation.hasPassed([...enough, ...tooFew])).toBe(false);
    expect(mutation.hasPassed([])).toBe(false);
    const results = [enough, tooFew, [...enough, ...tooFew]].map((scores) => ({ rule: 'r', scores }));
    expect(mutation.countRules(results)).toEqual({ passed: 1, failed: 2 });
  });

  it('is shown in a table that marks files below the minimum', () => {
    const results = [
      { rule: 'marking', scores: scoresOf(9, 1) },
      { rule: 'points', scores: scoresOf(1, 10) },
    ];
    expect(mutation.toTable(results)).toBe(
      [
        'rule     file  killed  survived  score',
        'marking  a.ts  9       1         90%',
        'points   a.ts  1       10        9% (below 85%)',
        '',
      ].join('\n'),
    );
  });

  it('includes one line for each survivor with its position and change', () => {
    const mutants = [
      ...[mutant('Killed'), mutant('NoCoverage', 7), mutant('Survived', 9, '{\n  one\n}')],
      mutant('Timeout', 11),
    ];
    const report = { files: { 'a.ts': { mutants } } };
    expect(mutation.listSurvivors({ files: ['a.ts', 'b.ts'], report })).toEqual([
      'a.ts:7:5 ConditionalExpression → false',
      'a.ts:9:5 ConditionalExpression → { one }',
      'a.ts:11:5 ConditionalExpression → false (timed out)',
    ]);
  });
});

describe('the mutation rules', () => {
  it('are the named ones, or all if none is named', () => {
    expect(mutation.chooseRules(rules, ['points', 'access'])).toEqual(['points', 'access']);
    expect(mutation.chooseRules(rules, [])).toEqual(Object.keys(rules));
  });

  it('are listed in the error for an unknown name', () => {
    expect(() => mutation.chooseRules(rules, ['points', 'toString'])).toThrow(
      /^No rule is called toString\. The rules are: access, /,
    );
  });

  it('name files and specs that exist', () => {
    const named = Object.values(rules).flatMap(({ files, specs }) => [...files, ...specs]);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
