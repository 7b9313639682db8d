import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { collectOutput } from '#scripts/lib/ready.mjs';
import { root } from '#server/platform/root';
import { openAssembly, send, type Signed, type Status, statusOf } from '../uploads/upload-calls';

interface Growth {
  megabytes: number;
  kept: number;
}

/** A portal in a separate process whose memory is measured, including that of its encoding processes. */
export interface WatchedPortal {
  /** Uploads a file and returns its final status. */
  upload(filename: string, bytes: Buffer): Promise<Status>;
  /** Uploads files together and returns their final status. */
  uploadAll(files: [filename: string, bytes: Buffer][]): Promise<Status>;
  /** Returns the maximum growth in megabytes, and the number of additional files and rows of files. */
  growth(): Promise<Growth>;
  close(): Promise<void>;
}

export async function startWatchedPortal(): Promise<WatchedPortal> {
  const script = join(root, 'server/testing/images/hostile-memory.ts');
  const flags = ['--expose-gc', '-r', './scripts/lib/register-typescript.cjs'];
  const portal = spawn(process.execPath, [...flags, script], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = collectOutput(portal);
  const lines = createInterface(portal.stdout)[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`The watched portal ended by itself: ${output()}`);
    return value;
  };
  const { url, right } = JSON.parse(await line()) as { url: string; right: Signed };
  const uploadAll: WatchedPortal['uploadAll'] = async (files) => {
    const assembly = await openAssembly(url, right, files.length);
    for (const [filename, bytes] of files) await send(assembly, filename, bytes);
    for (;;) {
      const status = await statusOf(assembly);
      if (status.ok !== 'ASSEMBLY_EXECUTING') return status;
      await wait(25);
    }
  };
  return {
    upload: (filename, bytes) => uploadAll([[filename, bytes]]),
    uploadAll,
    growth: async () => {
      portal.stdin.write('growth\n');
      return JSON.parse(await line()) as Growth;
    },
    close: async () => {
      const ended = once(portal, 'exit');
      portal.stdin.end();
      await ended;
    },
  };
}
