import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom lacks and that Mantine and the router need to render.

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class NoIntersectionObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchNothing(query: string): MediaQueryList {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

Object.assign(globalThis, { TextEncoder, TextDecoder });
window.matchMedia = matchNothing;
window.ResizeObserver = NoResizeObserver;
Object.assign(window, { IntersectionObserver: NoIntersectionObserver });
window.HTMLElement.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
