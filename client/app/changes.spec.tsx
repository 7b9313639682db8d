import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { PageTitle } from '#client/features/settings/index';
import { useMenus } from '#client/features/menus/index';
import { announceChange } from '#client/platform/changes/changes';
import { renderPortal } from '#client/testing/render';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const Footer = () => useMenus().footer.map(({ label }) => label);

describe('an open page', () => {
  it('applies a changed name and color of the site', async () => {
    globalThis.fetch = (async () => ({
      ok: true,
      headers: { get: () => 'application/json' },
      json: async () => ({ success: true, config: { productName: 'Rubber School', brandColor: '#0057b8' } }),
    })) as unknown as typeof fetch;
    renderPortal(<PageTitle>News</PageTitle>);
    expect(document.title).toBe('News · Treadway');
    act(() => void announceChange('settings'));
    await waitFor(() => expect(document.title).toBe('News · Rubber School'));
    expect(document.documentElement.style.getPropertyValue('--brand')).toBe('#0057b8');
  });

  it('applies changed menus', async () => {
    let requestCount = 0;
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          const label = (requestCount += 1) === 1 ? 'Before' : 'After';
          const links = [{ __typename: 'MenuLink', id: label, href: '/x', label, newTab: false }];
          const menu = (location: string) => ({ __typename: 'Menu', location, links });
          observer.next({
            data: { menus: { __typename: 'Menus', mainMenu: menu('main'), footerMenu: menu('footer') } },
          });
          observer.complete();
        }),
    );
    renderPortal(<Footer />, { client: new ApolloClient({ cache: new InMemoryCache(), link }) });
    await screen.findByText('Before');
    act(() => void announceChange('menus'));
    expect(await screen.findByText('After')).toBeTruthy();
  });
});
