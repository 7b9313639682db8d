import { endWithServer } from '#server/platform/end-with-server';
import { UploadRejection } from '../signing/upload-rejection';
import type { EncodingReply, EncodingTask } from './encoding-child';
import { makeVariants } from './image-pipeline';

const lookEvery = 100;

// Work in threads can't be cancelled, and a regular exit would wait for it.
const end = (): void => void process.kill(process.pid, 'SIGKILL');

const tell = (reply: EncodingReply, then = (): void => undefined): void => {
  process.send!(reply, then);
};

/** Ends this process after a number of CPU seconds of all its threads from now on. */
function watch(seconds: number): NodeJS.Timeout {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system < seconds * 1e6) return;
    clearInterval(timer);
    tell({ rejected: 'IMAGE_TAKES_TOO_LONG' }, end);
  }, lookEvery);
  return timer;
}

async function encode({ bytes, max, cpuSeconds }: EncodingTask): Promise<EncodingReply> {
  const timer = watch(cpuSeconds);
  try {
    return { image: await makeVariants(bytes, max) };
  } catch (error) {
    if (error instanceof UploadRejection) return { rejected: error.code };
    throw error;
  } finally {
    clearInterval(timer);
  }
}

endWithServer();
process.on('message', (task: EncodingTask) => void encode(task).then((reply) => tell(reply)));
