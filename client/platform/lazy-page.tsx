import { useState, type ComponentType } from 'react';
import { lazyScreen } from './lazy-screen';

/** A page with code of its own; `load` fetches that before the page is shown. */
export type LazyPage = ComponentType & { load: () => Promise<unknown> };

/**
 * A page whose code is fetched when the page is shown, or by `load`. Once it is there the page shows at once: React's
 * own `lazy` would put what stands for a waiting page in its place first.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    const module = await load();
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
