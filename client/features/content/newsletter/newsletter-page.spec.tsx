import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import IssuePage from './issue-page';
import NewsletterPage from './newsletter-page';

const entry = (number: number, title: string) => ({
  __typename: 'NewsletterIssue',
  id: String(number),
  section: 'pro_training',
  number,
  title,
  summary: `In short: ${title}`,
  publishAt: '2026-11-02T12:00:00.000Z',
});
const part = (kind: string, text: string) => ({
  __typename: 'Part',
  kind,
  text,
  level: kind === 'heading' ? 2 : null,
  picture: null,
  file: null,
  alt: null,
  caption: null,
  legend: null,
  head: null,
  rows: null,
  source: null,
  moduleId: null,
});
const parts = [
  part('heading', 'October draw'),
  part('text', `<p>Kofi &amp; Thao won. ${'word '.repeat(60)}</p>`),
  part('heading', 'From the bay'),
];
const titles: Record<number, string> = { 71: 'The sipe', 70: 'Two lifts' };

type Variables = { number?: number; filter?: { year: number | null } };

function answer(operation: string | undefined, { number, filter }: Variables): object {
  if (operation === 'NewsletterIssue') {
    const title = titles[number!];
    return { newsletterIssue: title === undefined ? null : { ...entry(number!, title), parts } };
  }
  if (operation === 'Newsletter') {
    return {
      me: { __typename: 'Profile', id: 'p', email: 'me@shop.example' },
      newsletter: {
        __typename: 'Newsletter',
        id: 's',
        section: 'pro_training',
        name: 'The Contact Patch',
        since: '2021-01-04T12:00:00.000Z',
        nextIssueAt: null,
        subscription: null,
      },
    };
  }
  const nodes = filter?.year === 2010 ? [] : [entry(71, 'The sipe'), entry(70, 'Two lifts')];
  return {
    newsletterIssues: {
      __typename: 'NewsletterIssueConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  };
}

const section = { id: 's', key: 'pro_training', title: 'PRO training', lead: '', pages: [] };

function show(path: string) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answer(operationName, variables as Variables) as Record<string, unknown> });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route element={<Outlet context={section} />}>
        <Route path="/pro-training/newsletter" element={<NewsletterPage />} />
        <Route path="/pro-training/newsletter/:number" element={<IssuePage />} />
      </Route>
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
}

const issueOf = async (name: string): Promise<HTMLDetailsElement> =>
  (await screen.findByRole('heading', { level: 3, name })).closest('details')!;

describe('the newsletter page of a section', () => {
  it('shows the newsletter’s name, and its newest issue open with a summary', async () => {
    show('/pro-training/newsletter');
    expect(await screen.findByRole('heading', { level: 1, name: 'The Contact Patch' })).toBeTruthy();
    expect(screen.getByText(/since January 2021/)).toBeTruthy();
    const newest = await issueOf('No. 71: The sipe');
    const [draw, bay] = await within(newest).findAllByRole('listitem');
    expect(draw!.textContent).toMatch(/October drawKofi & Thao won\. .{90,130}word…$/);
    expect(bay!.textContent).toContain('From the bay');
    expect(within(newest).getByRole('link', { name: 'Read the whole issue' }).getAttribute('href')).toBe(
      '/pro-training/newsletter/71',
    );
    expect((await issueOf('No. 70: Two lifts')).open).toBe(false);
  });

  it('opens any issue in place', async () => {
    show('/pro-training/newsletter');
    const issue = await issueOf('No. 70: Two lifts');
    issue.open = true;
    fireEvent(issue, new Event('toggle'));
    expect(await within(issue).findByText('In short: Two lifts')).toBeTruthy();
  });

  it('shows that a year has no issues, and returns to all years', async () => {
    show('/pro-training/newsletter?year=2010');
    expect(await screen.findByText('No issues in 2010')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'All years' }));
    expect(await issueOf('No. 71: The sipe')).toBeTruthy();
  });
});

describe('the page of an issue', () => {
  it('shows all blocks of the issue', async () => {
    show('/pro-training/newsletter/71');
    expect(await screen.findByRole('heading', { level: 1, name: 'The sipe' })).toBeTruthy();
    expect(screen.getByText(/^No\. 71/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'October draw' })).toBeTruthy();
  });

  it.each(['99', 'admin', '1e3'])('shows that issue %s doesn’t exist', async (number) => {
    show(`/pro-training/newsletter/${number}`);
    expect(await screen.findByText('This issue is no longer available.')).toBeTruthy();
  });
});
