import { describe, expect, it } from '@jest/globals';
import { renderPortal } from '#client/testing/render';
import { TreadBar, treadBlocks } from './tread-bar';

describe('the tread bar', () => {
  it('has one block per item: done, then current, then the rest', () => {
    expect(treadBlocks(2, 5, 1)).toEqual(['done', 'done', 'current', 'todo', 'todo']);
    expect(treadBlocks(7, 5)).toEqual(Array(5).fill('done'));
  });

  it('is hidden from screen readers, which read the number beside it', () => {
    const { container } = renderPortal(<TreadBar blocks={treadBlocks(1, 2)} />);
    const bar = container.querySelector('[aria-hidden="true"]');
    expect(bar?.children).toHaveLength(2);
  });
});
