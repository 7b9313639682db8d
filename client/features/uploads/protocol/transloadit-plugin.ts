import type { Body, Meta, Uppy } from '@uppy/core';
import Transloadit from '@uppy/transloadit';
import type Tus from '@uppy/tus';
import { bearUnreadEnd, reportToPortal, sayPreparing, watchAssembly } from './traps';

type TransloaditOptions = {
  /** The address of the service with the Transloadit protocol. */
  serviceUrl: string;
  /** Signs an upload. It is called for each one. */
  sign: () => Promise<{ params: string; signature: string }>;
};

const concurrency = 20;
const retryDelays = [7_000, 10_000, 15_000, 20_000];
// Other metadata, such as the original name, stays in the browser.
const allowedMetaFields = ['assembly_url', 'filename', 'fieldname', 'type'];

export const transloaditOf = (uppy: Uppy<Meta, Body>): Transloadit<Meta, Body> =>
  uppy.getPlugin<Transloadit<Meta, Body>>('Transloadit')!;

/** A cancelled assembly also removes its files, so that terminating each upload would fail. */
function keepParts(uppy: Uppy<Meta, Body>): void {
  const { uploaders = {} } = uppy.getPlugin<Tus<Meta, Body>>('Tus') ?? {};
  for (const uploader of Object.values(uploaders)) {
    if (uploader) uploader.abort = uploader.abort.bind(uploader, false);
  }
}

/** The plugin doesn't report an upload that couldn't be signed. Reports it as an assembly that couldn't be created. */
function tellUnsigned(uppy: Uppy<Meta, Body>, error: unknown): never {
  const words = transloaditOf(uppy).i18n('creatingAssemblyFailed');
  const failed = new Error(`${words}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  for (const file of uppy.getFiles()) {
    uppy.emit('preprocess-complete', file);
    uppy.emit('upload-error', file, failed);
  }
  throw failed;
}

/** Adds the Transloadit protocol to Uppy: signed, resumable, retried and polled. */
export function addTransloadit(uppy: Uppy<Meta, Body>, { serviceUrl, sign }: TransloaditOptions): void {
  const assemblyOptions = async () => {
    sayPreparing(uppy);
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
  bearUnreadEnd(uppy);
  reportToPortal(uppy);
  uppy.getPlugin<Tus<Meta, Body>>('Tus')?.setOptions({ allowedMetaFields });
  uppy.on('cancel-all', () => keepParts(uppy));
  const unwatch = watchAssembly(uppy);
  uppy.on('plugin-remove', ({ id }) => id === 'Transloadit' && unwatch());
}
