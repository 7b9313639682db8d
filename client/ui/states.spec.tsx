import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RestError } from '#client/platform/error-code';
import { renderPortal } from '#client/testing/render';
import { Loading, Waiting } from './states';

describe('the place of what is on its way', () => {
  it("says 'loading...' to screen readers", () => {
    renderPortal(<Loading />);
    expect(screen.getByRole('status').textContent).toBe('loading...');
  });
});

describe('the place of what did not come', () => {
  it.each([
    ['INTERNAL', 'An error ocurred', ['Try again']],
    ['PROFILE_DISABLED', 'Your profile is disabled. Please contact support.', []],
    ['LINK_REQUIRED', 'Your sign-in must first be linked by an administrator. Please contact support.', []],
  ])('offers another try only where one may help: %s', (code, message, buttons) => {
    renderPortal(<Waiting error={new RestError(code, 'no')} onRetry={() => undefined} />);
    expect(screen.getByRole('heading').textContent).toBe(message);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });
});
