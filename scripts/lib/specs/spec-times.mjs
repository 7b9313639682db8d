import { relative } from 'node:path';
import { root } from '../run.mjs';

const isFile = (title) => /\.spec\.tsx?$/.test(title ?? '');

/** Returns the spec file that Jest ran, also for a group file of a single spec. */
const sourceOf = (name) => {
  const [, alone] = /spec-groups\/\w+\/\w+\/(.+\.spec\.tsx?)\.mjs$/.exec(name) ?? [];
  return alone?.replaceAll('--', '/') ?? relative(root, name);
};

/**
 * Returns the seconds that each spec file of a Jest report took, including its setup. In a group, a file's time begins
 * when the file before it ended.
 */
export function fileTimes(report) {
  return report.testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const [first] = assertionResults;
    if (!isFile(first?.ancestorTitles[0])) {
      return [{ file: sourceOf(name), seconds: (endTime - startTime) / 1000 }];
    }
    const ends = new Map();
    for (const { ancestorTitles, startAt, duration } of assertionResults) {
      if (startAt) ends.set(ancestorTitles[0], startAt + (duration ?? 0));
    }
    let before = startTime;
    return [...ends].map(([file, end]) => {
      const seconds = Math.max(0, end - before) / 1000;
      before = Math.max(before, end);
      return { file, seconds };
    });
  });
}

const line = (seconds, name) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`;

/** Returns the time of each phase and the slowest spec files as text. */
export function timeTable(phases, files, count = 20) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  return [
    '\nTime of each phase (in npm test, browser specs run at the same time as the others)\n',
    ...phases.map(({ name, seconds }) => line(seconds, name)),
    `\nSlowest ${slowest.length} spec files\n`,
    ...slowest.map(({ file, seconds }) => line(seconds, file)),
    '\n',
  ].join('');
}
