import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { TabBar } from './tab-bar';

const entry = (href: string) => ({ id: href, href, label: href, newTab: false });

describe('the tab bar on a phone', () => {
  it.each([
    ['/news', false],
    ['/points', false],
    ['/programs', true],
    ['/pro-training/gallery', true],
    ['/contact', true],
    ['/nowhere', false],
  ])('marks the menu at %s if the page is only there: %s', (path, marked) => {
    const main = ['/', '/training', '/news', '/programs', '/rewards'].map(entry);
    renderPortal(<TabBar main={main} footer={[entry('/contact')]} />, { path });
    expect(screen.getByRole('button', { name: 'Menu' }).hasAttribute('data-current')).toBe(marked);
  });
});
