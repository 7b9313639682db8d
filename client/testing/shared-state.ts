import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

let globals: PropertyDescriptorMap = {};
let rootAttributes: readonly string[] = [];

/** Notes what the spec files of a group find, before the first of them runs. */
export function rememberSharedState(): void {
  globals = Object.getOwnPropertyDescriptors(window) as PropertyDescriptorMap;
  rootAttributes = document.documentElement.getAttributeNames();
}

function resetGlobals(): void {
  for (const key of Reflect.ownKeys(window)) if (!(key in globals)) Reflect.deleteProperty(window, key);
  for (const [key, descriptor] of Object.entries(globals)) {
    if (Object.getOwnPropertyDescriptor(window, key)?.configurable) {
      Object.defineProperty(window, key, descriptor);
    }
  }
}

function resetDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) {
    if (!rootAttributes.includes(name)) root.removeAttribute(name);
  }
}

function resetStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
  history.replaceState(null, '', '/');
}

/** Undoes what a spec file may leave behind for the next file of its group. */
export function resetSharedState(): void {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  resetGlobals();
  resetDocument();
  resetStorage();
}
