import { useState, type ComponentType } from 'react';
import type { Area } from '../i18n/words';
import { lazyScreen, withWords } from './lazy-screen';

/** A component with its own code chunk. `load` fetches the chunk and the messages of its area. */
export type LazyPage<P = object> = ComponentType<P> & { load: () => Promise<unknown> };

/**
 * Creates a component whose code is fetched when it renders, or earlier by `load`. Loaded code renders at once, whereas
 * React's `lazy` would first show the Suspense fallback.
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  area?: Area,
): LazyPage<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPage = async () => {
    const module = await withWords(load(), area);
    loaded = module.default;
    return module;
  };
  const Later = lazyScreen(fetchPage);
  function Page(props: P) {
    const [Visible] = useState(() => loaded ?? Later);
    return <Visible {...props} />;
  }
  return Object.assign(Page, { load: fetchPage });
}
