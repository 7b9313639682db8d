import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import ResultsPage from './results-page';

const option = (id: string, text: string, count: number) => ({
  __typename: 'SurveyOptionResult',
  id,
  text,
  count,
});
const question = (id: string, kind: string, text: string, more: object) => ({
  __typename: 'SurveyQuestionResult',
  id,
  kind,
  text,
  answered: 10,
  words: [],
  options: [],
  ...more,
});
const results = {
  __typename: 'SurveyResults',
  title: 'Winter stock',
  eligibleCount: 40,
  answered: 10,
  totalAnsweredCount: 10,
  hidden: false,
  accountKinds: ['gold_retailer'],
  langs: ['fr'],
  questions: [
    question('q1', 'one', 'Which size?', {
      options: [option('a', '205/55 R16', 7), option('b', '225/45 R17', 3)],
    }),
    question('q2', 'words', 'What would help?', { words: ['Dates', 'Cards'] }),
  ],
};

/** Renders the page and returns the requested groups. */
function show(of: object | null): unknown[] {
  const eligibleCount: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        eligibleCount.push(variables['filter']);
        observer.next({ data: { surveyResults: of } });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/surveys/:id/results" element={<ResultsPage />} />
    </Routes>,
    { path: '/admin/surveys/s1/results', client: new ApolloClient({ cache: new InMemoryCache(), link }) },
  );
  return eligibleCount;
}

describe('the results page of a survey', () => {
  it('shows bars with percentage and count, and a table instead', async () => {
    show(results);
    await screen.findByRole('heading', { level: 1, name: 'Results: Winter stock' });
    const size = screen.getByRole('region', { name: '1. Which size?' });
    const bars = within(size).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual(['205/55 R1670% 7', '225/45 R1730% 3']);
    fireEvent.click(within(size).getByRole('button', { name: 'Table of “Which size?”' }));
    const rows = within(within(size).getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain('205/55 R16770%');
    expect(
      within(screen.getByRole('region', { name: '2. What would help?' })).getByText('Dates'),
    ).toBeTruthy();
    expect(screen.getByText('25%')).toBeTruthy();
  });

  it('filters by groups that are large enough', async () => {
    const eligibleCount = show(results);
    const group = await screen.findByRole('combobox', { name: 'Group' });
    const names = within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Everyone', 'Gold retailers', 'Français']);
    fireEvent.change(group, { target: { value: 'lang:fr' } });
    await screen.findByText('1. Which size?');
    expect(eligibleCount).toEqual([null, { lang: 'fr' }]);
  });

  it('hides results of fewer than five people', async () => {
    show({
      ...results,
      hidden: true,
      answered: 0,
      totalAnsweredCount: 3,
      questions: [],
      accountKinds: [],
      langs: [],
    });
    expect(await screen.findByText(/at least five people/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
