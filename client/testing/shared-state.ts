import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import toast from 'react-hot-toast';
// Both listen to the page from when they load, which has to come before the first file.
import '#client/platform/connection';
import '#client/platform/held-history';
import { resetModuleStates } from '#client/platform/module-state';

const pageObjects = [window, document, navigator];

let properties: PropertyDescriptorMap[] = [];
let rootAttributes: readonly string[] = [];
let timers: number[] = [];
let removals: (() => void)[] = [];

// React took its own before, which has to run even after the components are gone.
function recordTimers(name: 'setTimeout' | 'setInterval'): void {
  const start = window[name] as (...args: unknown[]) => number;
  const record = (...args: unknown[]): number => {
    const id = start(...args);
    timers.push(id);
    return id;
  };
  Object.assign(window, { [name]: record });
}

function recordListeners(target: Window | Document): void {
  const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
  const record: typeof add = (type, listener, options) => {
    add(type, listener, options);
    // React listens to this once for as long as the group runs.
    if (type !== 'selectionchange') removals.push(() => target.removeEventListener(type, listener!, options));
  };
  Object.assign(target, { addEventListener: record });
}

/** Notes what the spec files of a group find, before the first of them runs. */
export function rememberSharedState(): void {
  recordTimers('setTimeout');
  recordTimers('setInterval');
  recordListeners(window);
  recordListeners(document);
  properties = pageObjects.map((each) => Object.getOwnPropertyDescriptors(each) as PropertyDescriptorMap);
  rootAttributes = document.documentElement.getAttributeNames();
}

function removeListeners(): void {
  for (const remove of removals) remove();
  removals = [];
}

function endTimers(): void {
  for (const id of timers) clearTimeout(id);
  timers = [];
}

// React marks a document once it listens to it, which it does as long as the group runs.
const isOfReact = (key: string | symbol): boolean => String(key).startsWith('_react');

function resetProperties(object: object, before: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(object)) {
    if (!(key in before) && !isOfReact(key)) Reflect.deleteProperty(object, key);
  }
  for (const [key, descriptor] of Object.entries(before)) {
    const isFixed = Object.getOwnPropertyDescriptor(object, key)?.configurable === false;
    if (!isFixed) Object.defineProperty(object, key, descriptor);
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
  toast.remove();
  endTimers();
  removeListeners();
  for (const [index, object] of pageObjects.entries()) resetProperties(object, properties[index]!);
  resetDocument();
  resetStorage();
  resetModuleStates();
}
