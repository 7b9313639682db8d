import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { cleanup, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import Sections from './sections';

const inLanguages = (en: string) => ({ __typename: 'LocalizedText', en, es: '', fr: '' });
const section = {
  __typename: 'AdminContentSection',
  id: 's1',
  key: 'pro_training',
  titleTranslations: inLanguages('PRO training'),
  leadTranslations: inLanguages('For the harder ones.'),
  pages: ['articles', 'awards'],
  roles: [],
  userTypes: [],
  accountKinds: [],
  createdAt: '2026-01-05T00:00:00.000Z',
  updatedAt: '2026-01-05T00:00:00.000Z',
};

const show = (path: string) => {
  const requests: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        requests.push(variables);
        const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
        const list = { __typename: 'X', nodes: [section], pageInfo, totalCount: 1 };
        if (operationName === 'AdminContentSection') observer.next({ data: { resource: section } });
        if (operationName === 'AdminContentSections') observer.next({ data: { list } });
      }),
  );
  renderPortal(<Sections />, { path, client: new ApolloClient({ cache: new InMemoryCache(), link }) });
  return requests;
};

describe('the editor of sections', () => {
  it('edits a section and shows its address, without adding or deleting', async () => {
    show('/s1');
    expect(await screen.findByRole('heading', { level: 1, name: 'PRO training' })).toBeTruthy();
    expect(screen.getByText('/pro-training')).toBeTruthy();
    const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect(['Articles', 'Survey', 'Awards'].map(isTicked)).toEqual([true, false, true]);
    expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  });

  it('lists sections without a button to add one', async () => {
    show('/');
    expect(await screen.findByRole('link', { name: 'PRO training' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /new|add/i })).toBeNull();
  });

  it('shows, sorts and filters dates of creation and change if its address requests it', async () => {
    show('/');
    await screen.findByRole('link', { name: 'PRO training' });
    expect(screen.queryByRole('columnheader', { name: 'Added on' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Last changed' })).toBeNull();
    cleanup();
    const requests = show('/?show=createdAt,updatedAt&createdAt.before=2026-02-01&sort=-updatedAt');
    expect(await screen.findByRole('columnheader', { name: 'Added on' })).toBeTruthy();
    const changed = screen.getByRole('columnheader', { name: 'Last changed' });
    expect(changed.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getAllByText('Jan 5, 2026')).toHaveLength(2);
    expect(requests).toContainEqual(
      expect.objectContaining({
        where: { createdAt: { before: expect.stringMatching(/^2026-0[12]-/) } },
        orderBy: { field: 'updatedAt', direction: 'DESC' },
      }),
    );
  });
});
