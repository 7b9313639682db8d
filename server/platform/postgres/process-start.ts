import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When the process began, in the system's own notation, so that a number used again by another process is
 * told apart. Null where no such process lives.
 */
export function processStart(pid: number): string | null {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; state is the first field after it, the start the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}
