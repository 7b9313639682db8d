import { describe, expect, it } from '@jest/globals';
import { renderPortal } from '#client/testing/render';
import { TreadCover } from './tread-cover';

describe('the tread art', () => {
  it('has unique IDs for every drawing on a page', () => {
    const { container } = renderPortal(
      <>
        <TreadCover pattern="winter" />
        <TreadCover pattern="winter" />
      </>,
    );
    const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(container.querySelector(`[fill="url(#${id})"]`)).not.toBeNull();
  });
});
