import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { root } from '#server/platform/root';
import { picture } from '#server/testing/images/hostile-images';
import { laboriousJpeg } from '#server/testing/images/hostile-scans';
import { childrenOf, memoryOf } from '#server/testing/processes/processes';
import { UploadRejection } from '../signing/upload-rejection';
import { encodeImage, endEncoding } from './encode-image';

const photograph = (): Promise<Buffer> => picture(60, 40).jpeg().toBuffer();
const before = new Set(childrenOf(process.pid));
const encoders = (): number[] => childrenOf(process.pid).filter((pid) => !before.has(pid));

function startServer(script: string) {
  const flags = ['-r', './scripts/lib/register-typescript.cjs'];
  return spawn(process.execPath, [...flags, join(root, `server/testing/images/${script}.ts`)], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(10);
}

describe('encodeImage', () => {
  afterEach(endEncoding);

  it('isn’t blocked by large images queued before', async () => {
    const done: string[] = [];
    const encode = async (name: string, bytes: Buffer): Promise<void> => {
      await encodeImage(bytes);
      done.push(name);
    };
    const large = [encode('large', laboriousJpeg()), encode('large', laboriousJpeg())];
    await encode('small', await photograph());
    expect(done).toEqual(['small']);
    await Promise.all(large);
  });

  it('rejects an image that exceeds its CPU time, and ends the process', async () => {
    await encodeImage(await photograph());
    const [idle] = encoders();
    await expect(encodeImage(laboriousJpeg(), 0.2)).rejects.toMatchObject({ code: 'IMAGE_TAKES_TOO_LONG' });
    expect(encoders()).toEqual([idle]);
    expect((await encodeImage(laboriousJpeg())).original).toMatchObject({ width: 3600, height: 3600 });
  });

  it('fails when its process is killed, and uses a new process for the next image', async () => {
    const failing = encodeImage(laboriousJpeg());
    await until(() => encoders().length === 2);
    for (const pid of encoders()) process.kill(pid, 'SIGKILL');
    await expect(failing).rejects.not.toBeInstanceOf(UploadRejection);
    // The idle process was killed too, and the server may notice it a moment later.
    await endEncoding();
    expect((await encodeImage(await photograph())).original).toMatchObject({ width: 60 });
  });

  it('uses up to three processes, which end with their server', async () => {
    const photo = await photograph();
    const given = [laboriousJpeg(), laboriousJpeg(), photo, photo, photo, photo];
    let max = 0;
    const look = setInterval(() => (max = Math.max(max, encoders().length)), 5);
    await Promise.all(given.map((bytes) => encodeImage(bytes)));
    clearInterval(look);
    expect(max).toBe(3);
    await endEncoding();
    expect(encoders()).toEqual([]);
  });

  it('fails when no process can be started, without stopping the server', async () => {
    const server = startServer('encode-without-processes');
    const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect([said, code]).toEqual(['spawn /nowhere ENOENT\n', 0]);
  });

  it('ends its processes when the server is killed', async () => {
    const server = startServer('encode-for-ever');
    await until(() => childrenOf(server.pid!).length === 2);
    const left = childrenOf(server.pid!);
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    await until(() => left.every((pid) => memoryOf(pid) === 0));
    expect(left.map(memoryOf)).toEqual([0, 0]);
  });
});
