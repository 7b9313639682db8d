import { beforeEach, describe, expect, it } from '@jest/globals';
import { resetModuleStates } from '../module-state';
import {
  clearRequestedPath,
  isOwnPath,
  keepLeftPath,
  saveRequestedPath,
  requestedPath,
} from './requested-path';

// The remembered path outlives a spec, so each spec resets it.
beforeEach(() => {
  sessionStorage.clear();
  resetModuleStates();
});

describe('the page requested before sign-in', () => {
  it('is remembered with its query until the person has signed in', () => {
    saveRequestedPath('/training?group=sales_skills');
    expect(requestedPath()).toBe('/training?group=sales_skills');
    clearRequestedPath();
    expect(requestedPath()).toBe('/');
  });

  it('isn’t replaced by the home page, where a sign-out leads', () => {
    saveRequestedPath('/tests/a1');
    saveRequestedPath('/');
    expect(requestedPath()).toBe('/tests/a1');
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'is never outside the portal: %s',
    (path) => {
      expect(isOwnPath(path)).toBe(false);
      saveRequestedPath(path);
      expect(requestedPath()).toBe('/');
    },
  );

  it('isn’t cleared by a page that a sign-out after inactivity is leaving', () => {
    keepLeftPath('/training');
    clearRequestedPath();
    expect(requestedPath()).toBe('/training');
  });
});
