import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isLinux = process.platform === 'linux';
const pageBytes = 4096;

/** Number, parent and kilobytes of every process. */
const listed = (): number[][] =>
  execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

/** A file of the system about a process, in words; none where it has ended. */
function words(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** The processes that a process has started and that still run. */
export const childrenOf = (pid: number): number[] =>
  isLinux
    ? words(`/proc/${pid}/task/${pid}/children`)
    : listed().flatMap(([child, parent]) => (parent === pid ? [child!] : []));

/** Bytes of memory that a process holds; 0 where it has ended. */
export const memoryOf = (pid: number): number =>
  isLinux
    ? (words(`/proc/${pid}/statm`)[1] ?? 0) * pageBytes
    : (listed().find(([each]) => each === pid)?.[2] ?? 0) * 1024;
