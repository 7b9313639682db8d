import type { Body, Meta, Uppy } from '@uppy/core';
import type Transloadit from '@uppy/transloadit';
import type { AssemblyResponse } from '@uppy/transloadit';
import { pause } from '#client/platform/pause';

// Workarounds for Uppy's Transloadit plugin and Dashboard. Each can be removed when a newer version doesn't need it.

type Uploader = Uppy<Meta, Body>;
type Plugin = Transloadit<Meta, Body>;

const every = 2000;
const lastTries = 10;

const pluginOf = (uppy: Uploader): Plugin => uppy.getPlugin<Plugin>('Transloadit')!;

/** Shows that an upload is being prepared, which the plugin doesn't although it has the text. */
export function sayPreparing(uppy: Uploader): void {
  const message = pluginOf(uppy).i18n('creatingAssembly');
  for (const file of uppy.getFiles()) {
    uppy.emit('preprocess-progress', file, { mode: 'indeterminate', message });
  }
}

/** Returns the status of an assembly. Undefined if it is unknown at the moment. */
async function fetchAssembly(
  url: string,
  signal: AbortSignal,
): Promise<AssemblyResponse | 'gone' | undefined> {
  try {
    const response = await fetch(url, { signal });
    if (response.ok) return (await response.json()) as AssemblyResponse;
    return response.status === 404 ? 'gone' : undefined;
  } catch {
    // Without a network, the upload continues when the connection is back.
    return undefined;
  }
}

function giveUp(assembly: NonNullable<Plugin['assembly']>): void {
  assembly.emit('error', new Error('The assembly is gone.'));
  assembly.close();
}

/**
 * Polls the assembly in progress every two seconds, because its event stream can end silently and the plugin no longer
 * polls once it was open. Returns a function that stops it.
 */
export function watchAssembly(uppy: Uploader): () => void {
  const ended = new AbortController();
  let running = false;
  const look = async () => {
    const assembly = uppy.getPlugin<Plugin>('Transloadit')?.assembly;
    const url = assembly?.status.assembly_ssl_url;
    if (!assembly || !url || assembly.closed || running) return;
    running = true;
    const status = await fetchAssembly(url, ended.signal);
    running = false;
    if (assembly.closed || ended.signal.aborted) return;
    if (status === 'gone') giveUp(assembly);
    else if (status) assembly.updateStatus(status);
  };
  const timer = setInterval(() => void look(), every);
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/** Retries a read for a while. */
async function patiently<T>(read: () => Promise<T>, tries = lastTries): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(every);
    return patiently(read, tries - 1);
  }
}

/** If the final status can't be read, the upload would wait forever. The data from events replaces it. */
export function bearUnreadEnd(uppy: Uploader): void {
  const plugin = pluginOf(uppy);
  const status = plugin.client.getAssemblyStatus.bind(plugin.client);
  plugin.client.getAssemblyStatus = async (url) => {
    const known = plugin.assembly?.status;
    return patiently(() => status(url)).catch((error: unknown) => known ?? Promise.reject(error));
  };
}

/** Sends error reports to the portal instead of an external service, and skips Uppy's repeated user-facing errors. */
export function reportToPortal(uppy: Uploader): void {
  pluginOf(uppy).client.submitError = async (error, { endpoint } = {}) => {
    if ((error as { isUserFacing?: boolean }).isUserFacing) return {} as AssemblyResponse;
    const body = JSON.stringify({ error: error.message, endpoint });
    const response = await fetch('/client_error', { method: 'POST', body });
    return (await response.json()) as AssemblyResponse;
  };
}

const fresh = {
  error: null,
  isPaused: false,
  tus: undefined,
  uploadURL: undefined,
  transloadit: undefined,
  response: undefined,
};

/** Restarts the failed files from the beginning, because retrying the same upload would wait forever. */
export function retryUpload(uppy: Uploader): void {
  for (const { id, size } of uppy.getFiles()) {
    const progress = {
      uploadStarted: null,
      uploadComplete: false,
      percentage: 0,
      bytesUploaded: false,
      bytesTotal: size,
    } as const;
    uppy.setFileState(id, { ...fresh, progress });
  }
  uppy.setState({ error: null, allowNewUpload: true, recoveredState: null });
  // The upload's events report the error.
  uppy.upload().catch(() => undefined);
}

/** Continues a restored upload. Uppy's own button for it is hidden. */
export const confirmRestored = (uppy: Uploader): void => uppy.emit('restore-confirmed');

/**
 * Makes the scrollable file list focusable and gives it the role of a list. It is re-created with its files. Returns a
 * function that stops that.
 */
export function fixFileList(area: Element): () => void {
  const observer = new MutationObserver(() => {
    const list = area.querySelector('.uppy-Dashboard-files');
    list?.setAttribute('tabindex', '0');
    list?.setAttribute('role', 'list');
  });
  observer.observe(area, { childList: true, subtree: true });
  return () => observer.disconnect();
}
