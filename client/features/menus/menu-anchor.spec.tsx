import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { MenuAnchor } from './menu-anchor';

const links = ['/', '/news', '/training', '/training?group=tire', '/programs', '/rewards'].map((href) => ({
  id: href,
  href,
  label: href,
  newTab: false,
}));

function currentAt(path: string): (string | null)[] {
  const { unmount } = renderPortal(
    <>
      {links.map((entry) => (
        <MenuAnchor key={entry.id} entry={entry} />
      ))}
    </>,
    { path },
  );
  const found = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  unmount();
  return found;
}

describe('a menu link', () => {
  it.each([
    ['/', ['/']],
    ['/news', ['/news']],
    ['/whats-new/articles/new-winter-line', ['/news']],
    ['/whats-new', ['/news']],
    ['/whats-newer', []],
    ['/pro-training/articles/asked', ['/programs']],
    ['/training/gold-retailer', ['/programs']],
    ['/points', ['/rewards']],
    ['/leaderboard', ['/rewards']],
    ['/training/modules/one', ['/training', '/training?group=tire']],
    ['/trainings', []],
  ])('is current at %s if the page belongs to it: %j', (path, marked) => {
    expect(currentAt(path)).toEqual(marked);
  });
});
