import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import ArticlePage from './article-page';
import NewsPage from './news-page';

const article = (slug: string, publishAt: string, more: object = {}) => ({
  __typename: 'Article',
  id: slug,
  section: 'whats_new',
  slug,
  title: `About ${slug}`,
  summary: 'In a sentence.',
  topic: 'products',
  readingMinutes: 3,
  publishAt,
  picture: null,
  isUnread: false,
  ...more,
});

const none = {
  text: null,
  level: null,
  picture: null,
  file: null,
  alt: null,
  caption: null,
  legend: null,
  head: null,
  rows: null,
  source: null,
  moduleId: null,
};
const part = (kind: string, more: object) => ({ __typename: 'Part', ...none, kind, ...more });
const picture = { __typename: 'Picture', assetId: 'p', smUrl: '/s', lgUrl: '/l', width: 1200, height: 900 };
const row = (...cells: string[]) => ({ __typename: 'PartRow', cells });

const parts = [
  part('heading', { text: 'What changed', level: 2 }),
  part('text', { text: '<p>The <strong>block</strong>.</p>' }),
  part('figure', { picture, alt: 'Two blocks', caption: 'In cross-section', legend: ['2024', '2027'] }),
  part('table', {
    caption: 'Sizes',
    head: ['Size', 'Load', 'Noise, dB'],
    rows: [row('195/65 R15', '91T', '71'), row('205/55 R16', '94H XL', '70')],
  }),
  part('quote', { text: 'Turn it over.', source: 'Kofi Mensah' }),
  part('file', {
    text: 'Size chart',
    file: { __typename: 'PartFile', fileId: 'f', filename: 'sizes.pdf', ext: 'pdf', size: 1_240_000 },
  }),
  part('module', { moduleId: 'gone' }),
];

const first = [
  article('new', '2026-11-20T12:00:00.000Z'),
  article('mid', '2026-11-10T12:00:00.000Z', { topic: 'people', isUnread: true }),
  article('old', '2026-10-10T12:00:00.000Z'),
];

type Variables = {
  filter?: { year: number | null; topic: string | null };
  after?: string;
  slug?: string;
  input?: { articleId: string };
};

/** Returns the server's response. */
function answer(operation: string | undefined, { filter, after, slug, input }: Variables): object | null {
  if (operation === 'Article') {
    const known = first.find((each) => each.slug === slug);
    const found = known ? { ...known, moduleId: null, parts: slug === 'new' ? parts : [] } : null;
    const contentSection = { __typename: 'ContentSection', id: 's1', title: 'What’s new' };
    return { article: found, contentSection };
  }
  if (operation === 'MarkArticleRead') {
    const { articleId } = input!;
    const marked = { __typename: 'Article', id: articleId, isUnread: false };
    return { markArticleRead: { __typename: 'MarkArticleReadPayload', article: marked } };
  }
  if (operation === 'CreateArticleFileLink') {
    const link = { __typename: 'ArticleFileLink', url: '/api/articles/new/files/f?link=once' };
    return { createArticleFileLink: { __typename: 'CreateArticleFileLinkPayload', link } };
  }
  if (operation === 'PartModule') return { module: null };
  if (operation === 'ReadNext') return { articles: { __typename: 'ArticleConnection', nodes: first } };
  const found = filter?.year === 2007 ? [] : first;
  const nodes = after ? [article('oldest', '2026-09-01T12:00:00.000Z')] : found;
  return {
    contentSection: { __typename: 'ContentSection', id: 's', title: 'What’s new' },
    articleYears: [
      {
        __typename: 'ArticleYear',
        year: 2026,
        count: 4,
        unreadCount: 1,
        topics: [
          { __typename: 'ArticleTopicCount', topic: 'products', count: 3 },
          { __typename: 'ArticleTopicCount', topic: 'people', count: 1 },
        ],
      },
    ],
    articles: {
      __typename: 'ArticleConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: !after && nodes.length > 0, endCursor: 'c' },
      totalCount: found.length === 0 ? 0 : 4,
    },
  };
}

function show(path: string) {
  const requests: Variables[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        requests.push(variables as Variables);
        observer.next({ data: answer(operationName, variables as Variables) as Record<string, unknown> });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/news" element={<NewsPage />} />
      <Route path="/whats-new/articles/:slug" element={<ArticlePage />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return requests;
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('the news page', () => {
  it('shows the newest article large and the others by month, each with a link', async () => {
    show('/news');
    expect(await screen.findByRole('heading', { level: 1, name: 'What’s new' })).toBeTruthy();
    expect(headings(2)).toEqual(expect.arrayContaining(['About new', 'November 2026', 'October 2026']));
    expect(headings(3)).toEqual(['About mid', 'About old']);
    const lead = screen.getByRole('link', { name: 'About new' });
    expect(lead.getAttribute('href')).toBe('/whats-new/articles/new');
    expect(screen.getByText('4 articles · 1 unread')).toBeTruthy();
  });

  it('marks articles that the person hasn’t read', async () => {
    show('/news');
    expect((await screen.findByRole('link', { name: /About mid.*Unread/ })).getAttribute('href')).toBe(
      '/whats-new/articles/mid',
    );
    expect(screen.getAllByText('Unread')).toHaveLength(1);
  });

  it('loads older articles', async () => {
    show('/news');
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('About oldest')).toBeTruthy();
    expect(screen.getByText('4 of 4 shown')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('filters by year and topic, and shows the number of articles of each', async () => {
    const requests = show('/news');
    const topics = await screen.findAllByRole('button', { name: /^People/ });
    expect(topics.map(({ textContent }) => textContent)).toContain('People1');
    fireEvent.click(topics[0]!);
    await screen.findAllByRole('button', { name: /^People/, pressed: true });
    expect(requests.at(-1)!.filter).toMatchObject({ year: null, topic: 'people' });
  });

  it('shows that a year has no articles, and links back to all', async () => {
    show('/news?year=2007');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all articles' }));
    expect(await screen.findByText('About mid')).toBeTruthy();
  });
});

describe('the page of an article', () => {
  it('shows every kind of block, and no hidden module', async () => {
    show('/whats-new/articles/new');
    expect(await screen.findByRole('heading', { level: 1, name: 'About new' })).toBeTruthy();
    expect(headings(2)).toEqual(['What changed', 'Read next']);
    expect(screen.getByText('block').tagName).toBe('STRONG');
    expect(screen.getByRole('img', { name: 'Two blocks' }).getAttribute('srcset')).toBe('/s 480w, /l 1200w');
    expect(screen.getByText('2027').tagName).toBe('LI');
    const table = within(screen.getByRole('region', { name: 'Sizes' }));
    expect(table.getAllByRole('columnheader').map((each) => each.dataset['right'])).toEqual([
      undefined,
      undefined,
      'true',
    ]);
    expect(table.getByRole('rowheader', { name: '205/55 R16' })).toBeTruthy();
    expect(screen.getByText('Kofi Mensah').tagName).toBe('FOOTER');
    expect(screen.queryByRole('link', { name: /gone/ })).toBeNull();
  });

  it('opens its images large', async () => {
    show('/whats-new/articles/new');
    fireEvent.click(await screen.findByRole('button', { name: 'Enlarge: In cross-section' }));
    const box = await screen.findByRole('dialog', { name: 'About new' });
    expect(within(box).getByRole('img', { name: 'Two blocks' })).toBeTruthy();
  });

  it('downloads a file by a link that is created each time', async () => {
    const requests = show('/whats-new/articles/new');
    const clicked = new Promise<string>((done) => {
      document.addEventListener(
        'click',
        (event) => {
          if (!(event.target instanceof HTMLAnchorElement)) return;
          event.preventDefault();
          done(event.target.getAttribute('href')!);
        },
        { capture: true },
      );
    });
    const file = await screen.findByRole('button', { name: 'Download Size chart' });
    expect(file.textContent).toBe('Size chartPDF · 1.2 MB');
    await act(async () => {
      fireEvent.click(file);
      await clicked;
    });
    expect(await clicked).toBe('/api/articles/new/files/f?link=once');
    expect(requests.at(-1)).toEqual({ input: { articleId: 'new', fileId: 'f' } });
  });

  it('marks an unread article as read when it opens', async () => {
    const requests = show('/whats-new/articles/mid');
    await screen.findByRole('heading', { level: 1, name: 'About mid' });
    await waitFor(() => expect(requests).toContainEqual({ input: { articleId: 'mid' } }));
    expect(requests.filter(({ input }) => input)).toHaveLength(1);
  });

  it('links to other articles of its section', async () => {
    show('/whats-new/articles/new');
    const next = within(await screen.findByRole('region', { name: 'Read next' }));
    expect(next.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/whats-new/articles/mid',
      '/whats-new/articles/old',
    ]);
  });

  it('shows that an article doesn’t exist', async () => {
    show('/whats-new/articles/gone');
    expect(await screen.findByText('This article is no longer available.')).toBeTruthy();
  });
});
