import { readFileSync, readdirSync } from 'node:fs';
import autocannon from 'autocannon';

const ticksPerSecond = 100;

/** Returns the CPU seconds (user and system) that a process has used so far, from /proc. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Returns the CPU seconds of a process and all its running descendants. */
export const treeCpuSeconds = (pid) => processTree(pid).reduce((sum, each) => sum + cpuSeconds(each), 0);

/** Returns the process id and those of all its descendants. */
function processTree(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number),
  );
  return [pid, ...new Set(children.flatMap(processTree))];
}

/** Returns the peak memory of a process and its descendants in megabytes, as the sum of their peaks. */
export function peakMegabytes(pid) {
  const kilobytes = processTree(pid).map((each) =>
    Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))[1]),
  );
  return (kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / 1_000_000;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a server has been idle for three seconds, for example after much data was added. */
export async function rest(pid) {
  for (let quiet = 0; quiet < 3;) {
    const before = cpuSeconds(pid);
    await pause(1000);
    quiet = cpuSeconds(pid) - before < 0.1 ? quiet + 1 : 0;
  }
}

/**
 * Sends a request repeatedly on 50 connections. Returns the server's CPU time per request in microseconds, and the
 * requests per second. Throws if any response isn't 200.
 */
export async function load(pid, request, seconds, connections = 50) {
  const before = cpuSeconds(pid);
  const result = await autocannon({ ...request, connections, duration: seconds });
  await pause(300);
  const cpu = cpuSeconds(pid) - before;
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(
      `${request.title}: ${result.non2xx} refused, ${result.errors} failed, ${answered} answered`,
    );
  }
  return { cpuMicroseconds: (cpu * 1e6) / answered, perSecond: result.requests.average };
}
