import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import SectionRoutes from './section-routes';

const section = {
  __typename: 'ContentSection',
  id: 's1',
  key: 'pro_training',
  title: 'PRO training',
  lead: 'For the harder ones.',
  pages: [{ __typename: 'SectionPage', page: 'awards', count: 22 }],
};

const required = new CombinedGraphQLErrors({
  errors: [{ message: '', extensions: { code: 'PROGRAM_ENTRY_REQUIRED', bucket: 'retailer' } }],
});

/** Responds to requests of the section only. */
function show(path: string, contentSection: object | null, error?: Error) {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'ContentSection') return;
        if (error) return observer.error(error);
        observer.next({ data: { contentSection } });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/whats-new/*" element={<SectionRoutes />} />
      <Route path="/pro-training/*" element={<SectionRoutes />} />
      <Route path="/gold-retailer-program/*" element={<SectionRoutes />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: new InMemoryCache(), link }) },
  );
}

describe('a section', () => {
  it('lists its pages with the number of items, and marks the current page', async () => {
    show('/pro-training/awards', section);
    const [bar, column] = await screen.findAllByRole('navigation', { name: 'PRO training', hidden: true });
    for (const links of [bar, column]) {
      const found = within(links!).getAllByRole('link', { hidden: true });
      expect(found.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
        ['Overview', '/pro-training'],
        ['Awardssince 2008', '/pro-training/awards'],
      ]);
      expect(found.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'page']);
    }
  });

  it.each([
    ['whats_new', '/whats-new'],
    ['pro_training', '/pro-training'],
    ['gold_retailer_program', '/gold-retailer-program'],
  ])('opens at the address of its key, with its pages below: %s at %s', async (key, at) => {
    const names = ['articles', 'pros', 'survey', 'prize_winners', 'newsletter', 'gallery', 'awards'];
    const pages = names.map((page) => ({ __typename: 'SectionPage', page, count: 1 }));
    show(`${at}/pros`, { ...section, key, pages });
    const [links] = await screen.findAllByRole('navigation', { name: 'PRO training', hidden: true });
    const found = within(links!).getAllByRole('link', { hidden: true });
    expect(found.map((link) => link.getAttribute('href'))).toEqual([
      at,
      `${at}/articles`,
      `${at}/pros`,
      `${at}/survey`,
      `${at}/prize-winners`,
      `${at}/newsletter`,
      `${at}/gallery`,
      `${at}/awards`,
    ]);
  });

  it('names the current page on a phone, in a bar that lists all pages and closes after a choice', async () => {
    show('/pro-training', section);
    const bar = (await screen.findByText('2 pages')).closest('details')!;
    expect(bar.querySelector('summary')!.textContent).toBe('PRO trainingOverview2 pages');
    bar.open = true;
    fireEvent.click(within(bar).getByText('Awards'));
    expect(bar.open).toBe(false);
    expect(bar.querySelector('summary')!.textContent).toBe('PRO trainingAwards2 pages');
  });

  it.each(['/pro-training/gallery', '/pro-training/no-such', '/pro-training/awards/more'])(
    'shows no page at %s if the section doesn’t include it',
    async (path) => {
      show(path, section);
      expect(await screen.findByRole('heading', { level: 1, name: 'Route not found' })).toBeTruthy();
      expect(screen.getByText('This page doesn’t exist or has been removed.')).toBeTruthy();
    },
  );

  it('shows that no page has content yet', async () => {
    show('/pro-training', { ...section, pages: [] });
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeTruthy();
  });

  it('is not found by people outside its audience', async () => {
    show('/pro-training', null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Route not found' })).toBeTruthy();
  });

  it('links to the account number if program access is required', async () => {
    show('/gold-retailer-program/gallery', null, required);
    const title = 'This section is for gold retailers';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Enter account number' });
    expect(link.getAttribute('href')).toBe('/training/gold-retailer');
  });
});
