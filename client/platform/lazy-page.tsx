import { useState, type ComponentType } from 'react';
import type { Area } from './i18n/words';
import { lazyScreen, withWords } from './lazy-screen';

/** A page, or a part of one, with code of its own; `load` fetches that, and the words of its area, before the page is shown. */
export type LazyPage<P = object> = ComponentType<P> & { load: () => Promise<unknown> };

/**
 * A page whose code is fetched when the page is shown, or by `load`. Once it is there the page shows at once: React's
 * own `lazy` would put what stands for a waiting page in its place first.
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
