import type { Body, Meta, Uppy } from '@uppy/core';
import type Transloadit from '@uppy/transloadit';

type Assembly = NonNullable<Transloadit<Meta, Body>['assembly']>;

const isOfNetwork = (error: unknown): boolean =>
  (error as { isNetworkError?: boolean } | undefined)?.isNetworkError === true;

/** Lets an assembly live on when it is told of a network error: it would close after that word. */
function steady(assembly: Assembly): void {
  const [emit, close] = [assembly.emit.bind(assembly), assembly.close.bind(assembly)];
  let spared = false;
  assembly.emit = (event: string, ...rest: unknown[]) => {
    spared = event === 'error' && isOfNetwork(rest[0]);
    return spared ? assembly : emit(event, ...rest);
  };
  assembly.close = () => {
    if (!spared) close();
    spared = false;
  };
}

/** Keeps an upload going though the status of its assembly cannot be read once: it is asked for again. */
export function steadyAssemblies(uppy: Uppy<Meta, Body>): void {
  const steadied = new WeakSet<Assembly>();
  // What the plugin says as soon as it has an assembly, before that is watched.
  uppy.on('restore:plugin-data-changed', () => {
    const assembly = uppy.getPlugin<Transloadit<Meta, Body>>('Transloadit')?.assembly;
    if (!assembly || steadied.has(assembly)) return;
    steadied.add(assembly);
    steady(assembly);
  });
}
