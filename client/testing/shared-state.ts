import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import toast from 'react-hot-toast';
// Both add listeners to the page when they load. They must load before the first file, so that the reset keeps these.
import '#client/platform/requests/connection';
import '#client/platform/held-history';
import { resetModuleStates } from '#client/platform/module-state';
import { resetDeviceTimeZone } from './device-time-zone';

const pageObjects = [window, document, navigator];

let properties: PropertyDescriptorMap[] = [];
let rootAttributes: readonly string[] = [];
let timers: number[] = [];
let removals: (() => void)[] = [];

// React keeps the original functions. Its timers must run even after components have unmounted.
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
    // React adds this listener only once, so it must stay.
    if (type !== 'selectionchange') removals.push(() => target.removeEventListener(type, listener!, options));
  };
  Object.assign(target, { addEventListener: record });
}

/** Records the initial state before the first spec file of a group runs. */
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

// React marks the document to which it has added listeners. The mark must stay, as the listeners do.
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

/** Resets everything that a spec file can leave behind for the next file of its group. */
export function resetSharedState(): void {
  cleanup();
  resetDeviceTimeZone();
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
