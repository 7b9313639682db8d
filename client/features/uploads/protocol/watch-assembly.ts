import type { Body, Meta, Uppy } from '@uppy/core';
import type Transloadit from '@uppy/transloadit';
import type { AssemblyResponse } from '@uppy/transloadit';

type Plugin = Transloadit<Meta, Body>;

const every = 2000;

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
 * Asks every two seconds how the assembly in progress stands, as its stream of events can end without a word; gives
 * a function that ends it. The plugin itself asks no more once there was an event, or once it was not answered.
 */
export function watchAssembly(uppy: Uppy<Meta, Body>): () => void {
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
