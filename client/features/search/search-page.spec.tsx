import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import SearchPage from './search-page';

const piece = (text: string, marked = false) => ({ __typename: 'TextPiece', text, marked });
const hit = (href: string, title: object[], more: object = {}) => ({
  __typename: 'SearchHit',
  href,
  title,
  excerpt: [],
  publishedAt: null,
  module: null,
  ...more,
});
const group = (kind: string, count: number, among: number, hits: object[] = []) => ({
  __typename: 'SearchGroup',
  kind,
  count,
  among,
  hits,
});

const article = hit(
  '/whats-new/articles/load',
  [piece('Why the '), piece('load index', true), piece(' goes up')],
  {
    publishedAt: '2026-11-19T12:00:00.000Z',
    excerpt: [piece('… of the '), piece('load index', true), piece('.')],
  },
);
const found = [
  group('module', 0, 43),
  group('news', 7, 237, [article, hit('/whats-new/articles/b', [piece('B')])]),
  group('page', 1, 58, [hit('/rewards', [piece('Rewards')])]),
];

type RecordedRequest = { words: string; kind?: string | null };

function show(route: string, groups: object[], suggestion: object | null = null): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const link = new ApolloLink(({ variables }) => {
    requests.push(variables as RecordedRequest);
    return new Observable((observer) => {
      observer.next({ data: { search: { __typename: 'SearchResult', groups, suggestion } } });
      observer.complete();
    });
  });
  renderPortal(<SearchPage />, { path: route, client: new ApolloClient({ cache: createCache(), link }) });
  return requests;
}

describe('the search page', () => {
  it('groups results and marks the search terms', async () => {
    show('/search?q=load+index', found);
    const news = within(await screen.findByRole('region', { name: 'News' }));
    const [first] = news.getAllByRole('link');
    expect(first!.getAttribute('href')).toBe('/whats-new/articles/load');
    expect(first!.textContent).toBe('Why the load index goes upNov 19, 2026… of the load index.');
    expect([...first!.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'load index',
      'load index',
    ]);
    expect(screen.getByRole('status').textContent).toBe('8 results for load index');
    expect(screen.queryByRole('region', { name: 'Modules' })).toBeNull();
  });

  it('filters by one kind, and clears the filter for another search', async () => {
    const requests = show('/search?q=load+index', found);
    fireEvent.click(await screen.findByRole('link', { name: 'Show all 7' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ words: 'load index', kind: 'news' }));
    expect(screen.queryByRole('region', { name: 'Pages' })).toBeNull();
    expect(screen.getByText('Showing the best 2. Add words to narrow the results.')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tread' } });
    await waitFor(() => expect(requests.at(-1)).toEqual({ words: 'tread', kind: null }));
  });

  it('moves with arrow keys from the field through the results and back', async () => {
    show('/search?q=load', found);
    await screen.findByRole('region', { name: 'News' });
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement!.getAttribute('href')).toBe('/whats-new/articles/b');
    for (let n = 0; n < 3; n++) fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field);
  });

  it('clears the search on Escape', async () => {
    show('/search?q=load', found);
    await screen.findByRole('region', { name: 'News' });
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'News' })).toBeNull());
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });

  it('shows what was searched without a match, and suggests a similar search', async () => {
    const none = [group('module', 0, 43), group('news', 0, 237), group('page', 0, 58)];
    show('/search?q=runflat+sealent', none, {
      __typename: 'SearchSuggestion',
      words: 'runflat sealant',
      count: 4,
    });
    expect(await screen.findByRole('heading', { name: 'Nothing matches “runflat sealent”' })).toBeTruthy();
    expect(
      screen.getByText(/43 modules, 237 news articles and 58 pages\. 4 results if one letter is changed/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search “runflat sealant”' }).getAttribute('href')).toBe(
      '/search?q=runflat+sealant',
    );
  });

  it('cuts a search at the maximum length, without splitting a character', async () => {
    const requests = show(`/search?q=a${encodeURIComponent('😀'.repeat(150))}`, found);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]!.words).toBe(`a${'😀'.repeat(99)}`);
  });

  it('sends no request without a search', () => {
    expect(show('/search', found)).toEqual([]);
  });
});
