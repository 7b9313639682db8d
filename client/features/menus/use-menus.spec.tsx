import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import toast, { Toaster } from 'react-hot-toast';
import { renderPortal } from '#client/testing/render';
import { useMenus } from './use-menus';

afterEach(() => {
  toast.remove();
  jest.restoreAllMocks();
});

const unreachable = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch')))),
});

function Labels() {
  const { main, footer } = useMenus();
  return <p data-testid="labels">{[...main, ...footer].map(({ label }) => label).join()}</p>;
}

describe('the menus after a failed request', () => {
  it('fall back to the portal’s own menu, and only log the error', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderPortal(
      <>
        <Labels />
        <Toaster />
      </>,
      { client: unreachable },
    );
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(screen.getByTestId('labels').textContent).toBe('Home,Training,News,Programs,Rewards,Contact');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
