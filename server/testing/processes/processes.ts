import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isLinux = process.platform === 'linux';
const pageBytes = 4096;

/** Returns the id, parent id and kilobytes of memory of every process. */
const listed = (): number[][] =>
  execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

/** Returns the numbers in a file of /proc; empty if the process has ended. */
function words(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Returns the running child processes of a process. */
export const childrenOf = (pid: number): number[] =>
  isLinux
    ? words(`/proc/${pid}/task/${pid}/children`)
    : listed().flatMap(([child, parent]) => (parent === pid ? [child!] : []));

/** Returns the memory of a process in bytes; 0 if it has ended. */
export const memoryOf = (pid: number): number =>
  isLinux
    ? (words(`/proc/${pid}/statm`)[1] ?? 0) * pageBytes
    : (listed().find(([each]) => each === pid)?.[2] ?? 0) * 1024;
