import { beforeEach, describe, expect, it } from '@jest/globals';
import { resetModuleStates } from '../module-state';
import { forgetWantedPath, isOwnPath, keepLeftPath, keepWantedPath, wantedPath } from './wanted-path';

// A page that a person was taken from remembers that for as long as it lives.
beforeEach(() => {
  sessionStorage.clear();
  resetModuleStates();
});

describe('the page asked for before sign-in', () => {
  it('is kept with its query until the person is there', () => {
    keepWantedPath('/training?group=sales_skills');
    expect(wantedPath()).toBe('/training?group=sales_skills');
    forgetWantedPath();
    expect(wantedPath()).toBe('/');
  });

  it('is not replaced by home, where sign-out leads', () => {
    keepWantedPath('/tests/a1');
    keepWantedPath('/');
    expect(wantedPath()).toBe('/tests/a1');
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'is never a place outside the portal: %s',
    (path) => {
      expect(isOwnPath(path)).toBe(false);
      keepWantedPath(path);
      expect(wantedPath()).toBe('/');
    },
  );

  it('is not forgotten by a page that inactivity is just taking a person from', () => {
    keepLeftPath('/training');
    forgetWantedPath();
    expect(wantedPath()).toBe('/training');
  });
});
