import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { Loading } from './states';

describe('the place of what is on its way', () => {
  it("says 'loading...' to screen readers", () => {
    renderPortal(<Loading />);
    expect(screen.getByRole('status').textContent).toBe('loading...');
  });
});
