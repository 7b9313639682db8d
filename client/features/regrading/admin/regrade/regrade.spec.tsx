import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import type { RegradePreviewFieldsFragment } from './regrade.generated';
import { renderPortal } from '#client/testing/render';
import { joinedPreviews } from './preview';
import { RegradeCounts } from './regrade-counts';
import { RegradeForm } from './regrade-form';

const counts = {
  attempts: 3,
  open: 0,
  raised: 1,
  lowered: 0,
  kept: 2,
  newlyPassed: 1,
  newlyFailed: 0,
  newlyPro: 0,
  noLongerPro: 0,
  pointsGiven: 100,
  pointsTaken: 0,
  pointsWaived: 0,
};

const result = (id: string, name: string) => ({
  id,
  profileId: id,
  name,
  email: `${name}@example.com`,
  oldStatus: 'failed' as const,
  newStatus: 'passed' as const,
  oldScore: 50,
  newScore: 100,
  pointsDifference: 100,
  proChange: 'promoted' as const,
});

const preview = (digest: string, ...names: string[]): RegradePreviewFieldsFragment => ({
  digest,
  hasWork: names.length > 0,
  counts,
  results: {
    nodes: names.map((name) => result(name, name)),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

const regraded = {
  id: 'q1',
  position: 1,
  text: 'Law?',
  unpublished: false,
  corrected: { kind: 'multiple_choice', code: false, options: [], accepted: { en: [], es: [], fr: [] } },
  previous: null,
  regrades: [],
};

/** Creates a server that records requests and responds to previews and regrades. */
function server({ done = false } = {}) {
  const requests: { name: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push({ name: operationName ?? '', variables });
    const data =
      operationName === 'RegradePreview'
        ? { regradePreview: preview(`digest of ${String(variables['mode'])}`, ...(done ? [] : ['Ada'])) }
        : { regradeQuestion: { question: regraded, regrade: null, counts } };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  return { requests, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

describe('the summary of a regrade', () => {
  it('has a sentence for each count except 0', () => {
    const { container } = renderPortal(<RegradeCounts counts={counts} />);
    const lines = [...container.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines).toEqual([
      '3 results include this question: 1 gets better, none gets worse.',
      '2 results would get worse, so they stay unchanged.',
      '1 test changes from failed to passed.',
      '100 points are added.',
    ]);
  });
});

describe('the pages of a regrade preview', () => {
  it('append results, and keep the digest of the first page', () => {
    const joined = joinedPreviews(preview('first', 'Ada'), preview('second', 'Ben'));
    expect(joined.results.nodes.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(joined.digest).toBe('first');
  });
});

describe('the regrade form', () => {
  it('lowers results only on request, and only if just the new answer counts', async () => {
    const { requests, client } = server();
    const { getByRole, queryByRole, findByText } = renderPortal(
      <RegradeForm questionId="q" onDone={() => undefined} />,
      { client },
    );
    await findByText('Ada@example.com');
    expect(requests[0]!.variables).toEqual({ questionId: 'q', mode: 'old_and_new', lowersResults: false });
    expect(queryByRole('checkbox')).toBeNull();
    fireEvent.click(getByRole('radio', { name: /Accept the new answer only/ }));
    fireEvent.click(getByRole('checkbox', { name: /Also lower results/ }));
    await waitFor(() =>
      expect(requests.at(-1)!.variables).toMatchObject({ mode: 'new_only', lowersResults: true }),
    );
    fireEvent.click(getByRole('radio', { name: /Full credit/ }));
    await waitFor(() =>
      expect(requests.at(-1)!.variables).toMatchObject({ mode: 'full_credit', lowersResults: false }),
    );
  });

  it('shows that there is nothing to do, and offers no regrade', async () => {
    const { client } = server({ done: true });
    const { findByText, queryByRole } = renderPortal(
      <RegradeForm questionId="q" onDone={() => undefined} />,
      { client },
    );
    await findByText(/^There’s nothing to do with this choice/);
    expect(queryByRole('button', { name: 'Publish and regrade' })).toBeNull();
  });

  it('regrades what the preview showed, after confirmation', async () => {
    const { requests, client } = server();
    let done: unknown;
    const { getByRole, findByRole, findByText } = renderPortal(
      <RegradeForm questionId="q" onDone={(made) => (done = made)} />,
      { client },
    );
    await findByText('Ada@example.com');
    fireEvent.click(getByRole('button', { name: 'Publish and regrade' }));
    const dialog = await findByRole('dialog');
    expect(requests.some(({ name }) => name === 'RegradeQuestion')).toBe(false);
    const confirm = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Publish and regrade',
    );
    fireEvent.click(confirm!);
    await waitFor(() => expect(done).toBeNull());
    expect(requests.find(({ name }) => name === 'RegradeQuestion')!.variables['input']).toEqual({
      questionId: 'q',
      mode: 'old_and_new',
      lowersResults: false,
      digest: 'digest of old_and_new',
    });
  });
});
