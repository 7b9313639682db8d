import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import Articles from './articles';

const text = (en: string, fr = '') => ({ __typename: 'LocalizedText', en, es: '', fr });
const none = {
  __typename: 'AdminPart',
  textTranslations: null,
  level: null,
  picture: null,
  file: null,
  altTranslations: null,
  captionTranslations: null,
  legend: null,
  head: null,
  rows: null,
  sourceTranslations: null,
  moduleId: null,
};
const row = (...cells: object[]) => ({ __typename: 'AdminPartRow', cells });

const article = {
  __typename: 'AdminArticle',
  id: 'a',
  titleTranslations: text('Winter bonus', 'Prime d’hiver'),
  summaryTranslations: text('In short.', 'En bref.'),
  section: 'whats_new',
  slug: 'winter-bonus',
  topic: 'programs',
  picture: null,
  parts: [
    {
      ...none,
      kind: 'text',
      textTranslations: text('<p>Report each sale.</p>', '<p>Déclarez chaque vente.</p>'),
    },
    {
      ...none,
      kind: 'table',
      head: [text('Size', 'Dimension'), text('Points', 'Points')],
      rows: [row(text('205/55 R16'), text('8'))],
    },
    {
      ...none,
      kind: 'quote',
      textTranslations: text('Turn it over.'),
      sourceTranslations: text('Kofi Mensah'),
    },
    { ...none, kind: 'quote', textTranslations: text('And again.') },
  ],
  readingMinutes: 2,
  moduleId: null,
  publishAt: null as string | null,
  roles: [],
  userTypes: [],
  accountKinds: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

type Reader = { role: string; userType: string; accountKind: string | null };

/** Creates a server with the article. Only gold retailers would see it once it is published. */
async function open(changes: Partial<typeof article> = {}) {
  const stored = { ...article, ...changes };
  const sightOf = ({ accountKind }: Reader) => {
    if (accountKind !== 'gold_retailer') return 'for_others';
    return stored.publishAt === null ? 'draft' : 'seen';
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'ArticlePreview') observer.next({ data: { adminArticle: stored } });
        if (operationName === 'ArticleVisibility') {
          observer.next({ data: { articleVisibility: sightOf(variables['reader'] as Reader) } });
        }
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/articles/*" element={<Articles />} />
    </Routes>,
    { path: '/admin/articles/a/preview', client: new ApolloClient({ cache: createCache(), link }) },
  );
  const bar = within(await screen.findByRole('region', { name: 'Preview' }));
  const choose = (label: string, value: string) =>
    fireEvent.change(bar.getByLabelText(label), { target: { value } });
  return { bar, choose };
}

describe('the preview of an article', () => {
  it('shows whether the selected people can see the article', async () => {
    const { bar, choose } = await open();
    expect(bar.getByText('Draft, not published')).toBeTruthy();
    expect(await bar.findByText('They can’t see it because it’s for other people.')).toBeTruthy();
    choose('View as', 'admin.seenAs.retailer');
    expect(await bar.findByText('They can’t see it because it’s a draft.')).toBeTruthy();
    expect(bar.queryByRole('link', { name: 'Open page' })).toBeNull();
    expect(bar.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/admin/articles/a');
  });

  it('links to the page once the article is published', async () => {
    const { bar, choose } = await open({ publishAt: '2026-01-05T12:00:00.000Z' });
    choose('View as', 'admin.seenAs.retailer');
    expect(await bar.findByText(/^They see this article, published on/)).toBeTruthy();
    expect(bar.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe(
      '/whats-new/articles/winter-bonus',
    );
  });

  it('shows the article and its labels in any language, and names missing translations', async () => {
    const { bar, choose } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter bonus' })).toBeTruthy();
    expect(screen.queryByText(/^Not in/)).toBeNull();
    choose('Language', 'fr');
    expect(await screen.findByRole('heading', { level: 1, name: 'Prime d’hiver' })).toBeTruthy();
    expect(screen.getByText('Déclarez chaque vente.')).toBeTruthy();
    expect(screen.getByText('Turn it over.')).toBeTruthy();
    expect(await screen.findByText('Programmes')).toBeTruthy();
    expect(screen.getByText('Not in Français yet: Quote. They see English instead.')).toBeTruthy();
    expect(bar.getByText('Draft, not published')).toBeTruthy();
    choose('Language', 'es');
    const missing =
      'Not in Español yet: Headline, Summary, Text, Table, and Quote. They see English instead.';
    expect(await screen.findByText(missing)).toBeTruthy();
  });
});
