import { describe, expect, it } from '@jest/globals';
import { reportLines } from './import-report';
import type { ImportReport } from '../import.types';

const report: ImportReport = {
  fileName: 'bank.gift',
  moduleName: 'Winter',
  dryRun: false,
  testCreated: true,
  added: 1,
  published: false,
  lines: [
    {
      line: 3,
      label: 'One',
      status: 'accepted',
      alreadyThere: false,
      notes: [],
      question: null,
      importKey: null,
    },
    {
      line: 5,
      label: 'Two',
      status: 'accepted',
      alreadyThere: true,
      notes: [],
      question: null,
      importKey: null,
    },
    {
      line: 7,
      label: 'Three',
      status: 'rejected',
      alreadyThere: false,
      question: null,
      importKey: null,
      notes: [{ code: 'essay', value: null, reason: 'Essay questions aren’t supported.' }],
    },
  ],
  categories: [{ line: 1, name: 'tires' }],
  syntaxErrors: [],
};

describe('report of a question import', () => {
  it('has a line for each question in file order, and a summary', () => {
    expect(reportLines(report)).toEqual([
      'line 1: category "tires": categories aren’t supported; all questions go to one test.',
      'line 3: accepted: One',
      'line 5: accepted: Two (already there)',
      'line 7: rejected: Three – Essay questions aren’t supported. [essay]',
      'A standard test was created for the module, with a pass mark of 80%.',
      'bank.gift: 2 accepted, 0 converted, 1 rejected; 1 added to "Winter", 1 already there.',
      'Not published. Learners see the questions once the test is published. To publish it, add --publish.',
    ]);
  });

  it('states that nothing was imported after a syntax error', () => {
    const broken = {
      ...report,
      testCreated: false,
      added: 0,
      syntaxErrors: [{ line: 9, code: 'brace_not_closed', value: null, reason: 'Not closed.' }],
    };
    expect(reportLines(broken).slice(-2)).toEqual([
      'line 9: syntax error: Not closed.',
      'bank.gift: 1 syntax error; nothing was imported.',
    ]);
  });

  it('ends with what learners see', () => {
    expect(reportLines({ ...report, published: true }).at(-1)).toBe(
      'The test was published. Learners now see its questions.',
    );
    expect(reportLines({ ...report, added: 0 }).at(-1)).toMatch(/^bank.gift: /);
  });

  it('uses the conditional for a dry run', () => {
    expect(
      reportLines({ ...report, dryRun: true })
        .slice(-2)
        .join(' '),
    ).toMatch(/would be created .* 1 would be added/);
  });
});
