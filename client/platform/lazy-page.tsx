import { useState, type ComponentType } from 'react';
import type { Area } from './i18n/words';
import { lazyScreen, withWords } from './lazy-screen';

/** A page with code of its own; `load` fetches that, and the words of its area, before the page is shown. */
export type LazyPage = ComponentType & { load: () => Promise<unknown> };

/**
 * A page whose code is fetched when the page is shown, or by `load`. Once it is there the page shows at once: React's
 * own `lazy` would put what stands for a waiting page in its place first.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, area?: Area): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    const module = await withWords(load(), area);
    loaded = module.default;
    return module;
  };
  const Later = lazyScreen(fetchPage);
  function Page() {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  }
  return Object.assign(Page, { load: fetchPage });
}
