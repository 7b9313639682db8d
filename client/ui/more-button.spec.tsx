import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { MoreButton } from './more-button';

describe('the button to load more rows', () => {
  it('keeps the focus while loading, shows an error, and can retry', async () => {
    const reading = Promise.withResolvers<void>();
    renderPortal(<MoreButton onMore={() => reading.promise}>More rows</MoreButton>);
    const button = screen.getByRole('button', { name: 'More rows' });
    button.focus();
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'loading...' })).toBe(document.activeElement);
    reading.reject(new TypeError('offline'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'More rows' })).toBe(document.activeElement);
  });

  it('is hidden on the last page', () => {
    renderPortal(<MoreButton onMore={undefined}>More rows</MoreButton>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
