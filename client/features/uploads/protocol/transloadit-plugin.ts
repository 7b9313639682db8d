import type { Body, Meta, Uppy } from '@uppy/core';
import Transloadit, { type AssemblyResponse } from '@uppy/transloadit';
import type Tus from '@uppy/tus';
import { pause } from '#client/platform/pause';
import { steadyAssemblies } from './steady-assembly';
import { watchAssembly } from './watch-assembly';

export type TransloaditOptions = {
  /** Address of whoever answers to the Transloadit protocol. */
  serviceUrl: string;
  /** Signs one upload; called anew for each. */
  sign: () => Promise<{ params: string; signature: string }>;
};

const concurrency = 20;
const retryDelays = [7_000, 10_000, 15_000, 20_000];
const lastTries = 10;
// What else is known of a file, such as its own name beside a random one, stays in the browser.
const allowedMetaFields = ['assembly_url', 'filename', 'fieldname', 'type'];

export const transloaditOf = (uppy: Uppy<Meta, Body>): Transloadit<Meta, Body> =>
  uppy.getPlugin<Transloadit<Meta, Body>>('Transloadit')!;

/** Asks again for a while. */
async function patiently<T>(read: () => Promise<T>, tries = lastTries): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(2000);
    return patiently(read, tries - 1);
  }
}

/** The plugin would tell somebody outside, and twice: Uppy repeats each failure in words for people. */
async function submitError(
  error: Error & { isUserFacing?: boolean },
  { endpoint }: { endpoint?: string | URL } = {},
) {
  if (error.isUserFacing) return {} as AssemblyResponse;
  const body = JSON.stringify({ error: error.message, endpoint });
  const response = await fetch('/client_error', { method: 'POST', body });
  return (await response.json()) as AssemblyResponse;
}

/** An assembly that is cancelled takes its files along; to remove each of them besides would fail. */
function keepParts(uppy: Uppy<Meta, Body>): void {
  const { uploaders = {} } = uppy.getPlugin<Tus<Meta, Body>>('Tus') ?? {};
  for (const uploader of Object.values(uploaders)) {
    if (uploader) uploader.abort = uploader.abort.bind(uploader, false);
  }
}

/** The plugin says nothing of an upload that could not be signed; what is not signed cannot be created. */
function tellUnsigned(uppy: Uppy<Meta, Body>, error: unknown): never {
  const words = transloaditOf(uppy).i18n('creatingAssemblyFailed');
  const failed = new Error(`${words}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  for (const file of uppy.getFiles()) {
    uppy.emit('preprocess-complete', file);
    uppy.emit('upload-error', file, failed);
  }
  throw failed;
}

/** Lets Uppy upload by the Transloadit protocol: signed, resumable, tried again for a while, and watched. */
export function addTransloadit(uppy: Uppy<Meta, Body>, { serviceUrl, sign }: TransloaditOptions): void {
  const assemblyOptions = async () => {
    const message = transloaditOf(uppy).i18n('creatingAssembly');
    for (const file of uppy.getFiles()) {
      uppy.emit('preprocess-progress', file, { mode: 'indeterminate', message });
    }
    const { params, signature } = await sign().catch((error: unknown) => tellUnsigned(uppy, error));
    return { params, signature };
  };
  uppy.use(Transloadit<Meta, Body>, {
    service: serviceUrl,
    errorReporting: false,
    waitForEncoding: true,
    limit: concurrency,
    retryDelays,
    assemblyOptions,
  });
  const plugin = transloaditOf(uppy);
  const { client } = plugin;
  const status = client.getAssemblyStatus.bind(client);
  // A last status that cannot be read would leave the upload waiting for ever; what came by events stands for it.
  client.getAssemblyStatus = async (url) => {
    const known = plugin.assembly?.status;
    return patiently(() => status(url)).catch((error: unknown) => known ?? Promise.reject(error));
  };
  client.submitError = submitError;
  uppy.getPlugin<Tus<Meta, Body>>('Tus')?.setOptions({ allowedMetaFields });
  uppy.on('cancel-all', () => keepParts(uppy));
  steadyAssemblies(uppy);
  const unwatch = watchAssembly(uppy);
  uppy.on('plugin-remove', ({ id }) => id === 'Transloadit' && unwatch());
}
