import { beforeEach, describe, expect, it } from '@jest/globals';
import { resetModuleStates } from '../module-state';
import { forgetWantedPath, isOwnPath, keepLeftPath, keepWantedPath, wantedPath } from './wanted-path';

// The remembered path outlives a spec, so each spec resets it.
beforeEach(() => {
  sessionStorage.clear();
  resetModuleStates();
});

describe('the page requested before sign-in', () => {
  it('is remembered with its query until the person has signed in', () => {
    keepWantedPath('/training?group=sales_skills');
    expect(wantedPath()).toBe('/training?group=sales_skills');
    forgetWantedPath();
    expect(wantedPath()).toBe('/');
  });

  it('isn’t replaced by the home page, where a sign-out leads', () => {
    keepWantedPath('/tests/a1');
    keepWantedPath('/');
    expect(wantedPath()).toBe('/tests/a1');
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'is never outside the portal: %s',
    (path) => {
      expect(isOwnPath(path)).toBe(false);
      keepWantedPath(path);
      expect(wantedPath()).toBe('/');
    },
  );

  it('isn’t cleared by a page that a sign-out after inactivity is leaving', () => {
    keepLeftPath('/training');
    forgetWantedPath();
    expect(wantedPath()).toBe('/training');
  });
});
