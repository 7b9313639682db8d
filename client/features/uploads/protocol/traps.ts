import type { Body, Meta, Uppy } from '@uppy/core';
import type Transloadit from '@uppy/transloadit';
import type { AssemblyResponse } from '@uppy/transloadit';
import { pause } from '#client/platform/pause';

// What Uppy's Transloadit plugin and its Dashboard do not do by their options, in one place: each can go when a newer
// version does without it.

type Uploader = Uppy<Meta, Body>;
type Plugin = Transloadit<Meta, Body>;

const every = 2000;
const lastTries = 10;

const pluginOf = (uppy: Uploader): Plugin => uppy.getPlugin<Plugin>('Transloadit')!;

/** Says that an upload is prepared, which the plugin does not though it has the words. */
export function sayPreparing(uppy: Uploader): void {
  const message = pluginOf(uppy).i18n('creatingAssembly');
  for (const file of uppy.getFiles()) {
    uppy.emit('preprocess-progress', file, { mode: 'indeterminate', message });
  }
}

/** Asks how an assembly stands; undefined where that is not known now and will be asked again. */
async function ask(url: string, signal: AbortSignal): Promise<AssemblyResponse | 'gone' | undefined> {
  try {
    const response = await fetch(url, { signal });
    if (response.ok) return (await response.json()) as AssemblyResponse;
    return response.status === 404 ? 'gone' : undefined;
  } catch {
    // Without a network: the upload goes on when it is back.
    return undefined;
  }
}

function giveUp(assembly: NonNullable<Plugin['assembly']>): void {
  assembly.emit('error', new Error('The assembly is gone.'));
  assembly.close();
}

/**
 * Asks every two seconds how the assembly in progress stands, as its stream of events can end without a word, and the
 * plugin itself asks no more once that was open; gives a function that ends it.
 */
export function watchAssembly(uppy: Uploader): () => void {
  const ended = new AbortController();
  let asking = false;
  const look = async () => {
    const assembly = uppy.getPlugin<Plugin>('Transloadit')?.assembly;
    const url = assembly?.status.assembly_ssl_url;
    if (!assembly || !url || assembly.closed || asking) return;
    asking = true;
    const status = await ask(url, ended.signal);
    asking = false;
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

/** Asks again for a while. */
async function patiently<T>(read: () => Promise<T>, tries = lastTries): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(every);
    return patiently(read, tries - 1);
  }
}

/** A last status that cannot be read would leave the upload waiting for ever; what came by events stands for it. */
export function bearUnreadEnd(uppy: Uploader): void {
  const plugin = pluginOf(uppy);
  const status = plugin.client.getAssemblyStatus.bind(plugin.client);
  plugin.client.getAssemblyStatus = async (url) => {
    const known = plugin.assembly?.status;
    return patiently(() => status(url)).catch((error: unknown) => known ?? Promise.reject(error));
  };
}

/** The plugin would tell somebody outside what failed, and twice: Uppy repeats each failure in words for people. */
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

/** Uploads the files that failed from the start: a second try of the same upload would wait for ever. */
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
  // A refusal is told by the events of the upload.
  uppy.upload().catch(() => undefined);
}

/** Goes on with what was restored: the button that would ask for it is not shown. */
export const confirmRestored = (uppy: Uploader): void => uppy.emit('restore-confirmed');

/** The list of files scrolls, so it must take the focus, and be the list of its items; it comes and goes with them. */
export function fixFileList(area: Element): () => void {
  const observer = new MutationObserver(() => {
    const list = area.querySelector('.uppy-Dashboard-files');
    list?.setAttribute('tabindex', '0');
    list?.setAttribute('role', 'list');
  });
  observer.observe(area, { childList: true, subtree: true });
  return () => observer.disconnect();
}
