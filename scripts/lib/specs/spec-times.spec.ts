import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../..');

let times: typeof import('./spec-times.mjs');
beforeAll(async () => {
  times = await import('./spec-times.mjs');
});

describe('the times of spec files', () => {
  it('include each file of a group with its setup', () => {
    const spec = (file: string, startAt: number, duration: number) => ({
      ancestorTitles: [file, 'the portal'],
      startAt,
      duration,
    });
    const report = {
      testResults: [
        {
          name: join(root, '.cache/spec-groups/server/group-1.cjs'),
          startTime: 0,
          endTime: 9000,
          assertionResults: [
            spec('server/a.spec.ts', 1000, 500),
            spec('server/a.spec.ts', 1500, 500),
            spec('server/b.spec.ts', 5000, 1000),
          ],
        },
      ],
    };
    expect(times.fileTimes(report)).toEqual([
      { file: 'server/a.spec.ts', seconds: 2 },
      { file: 'server/b.spec.ts', seconds: 4 },
    ]);
  });

  it('cover the whole file if it ran alone', () => {
    const assertionResults = [{ ancestorTitles: ['the shell'], startAt: 10, duration: 5 }];
    const alone = { name: join(root, 'e2e/shell.spec.ts'), startTime: 0, endTime: 7000, assertionResults };
    expect(times.fileTimes({ testResults: [alone] })).toEqual([{ file: 'e2e/shell.spec.ts', seconds: 7 }]);
  });

  it('are printed below the phases, slowest first', () => {
    const files = [
      { file: 'quick.spec.ts', seconds: 1 },
      { file: 'slow.spec.ts', seconds: 12.34 },
      { file: 'slower.spec.ts', seconds: 100 },
    ];
    const lines = times
      .timeTable([{ name: 'build', seconds: 20 }], files, 2)
      .split('\n')
      .filter(Boolean);
    expect(lines.slice(1)).toEqual([
      '   20.0 s  build',
      'Slowest 2 spec files',
      '  100.0 s  slower.spec.ts',
      '   12.3 s  slow.spec.ts',
    ]);
  });
});
