import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { resultPage } from '#client/testing/result-page';
import { StartTestDocument } from '../access/start-test.generated';
import ResultPage from '../results/result-page';
import { submitTest } from './submit-test';
import TestPage from './test-page';

const { result, me } = resultPage(false);

const attempt = {
  __typename: 'Attempt',
  id: 'a1',
  deadlineAt: null,
  serverTime: '2026-11-22T08:00:00.000Z',
  closed: false,
  module: { ...result.module, __typename: 'Module' },
  questions: [
    {
      __typename: 'AttemptQuestion',
      id: 'q1',
      position: 1,
      kind: 'multiple_choice',
      text: 'Which tread?',
      imageUrl: null,
      imageAlt: null,
      options: ['Wide', 'Narrow'].map((text) => ({ __typename: 'AttemptOption', id: text, text })),
      answer: null,
    },
  ],
};

const answers: Record<string, object> = {
  SubmitTest: { submitTest: { __typename: 'SubmitTestPayload', result, profile: me } },
  StartTest: { startTest: { __typename: 'StartTestPayload', attempt } },
  ResultPage: { result, me },
  TakenAttempt: { attempt },
};

/** Creates a server that records operations. */
function server() {
  const requests: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        // The list of recommended tests has its own query.
        if (operationName === 'OpenTests') return;
        requests.push(operationName);
        observer.next({ data: answers[operationName] });
        observer.complete();
      }),
  );
  return { requests, client: new ApolloClient({ cache: createCache(), link }) };
}

function Step({ to, state }: { to: string; state: object }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to, { state })}>Go on</button>;
}

function show(client: ApolloClient, to: string, state: object): void {
  renderPortal(
    <>
      <Routes>
        <Route path="/" element={<Step to={to} state={state} />} />
        <Route path="/results/:id" element={<ResultPage />} />
        <Route path="/tests/:attemptId" element={<TestPage />} />
      </Routes>
      <Link to="/">Away</Link>
    </>,
    { client, session: 'signedIn' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
}

describe('the submission of a test', () => {
  it('returns everything the result page shows, so that no request follows', async () => {
    const { requests, client } = server();
    await submitTest(client, 'r1');
    show(client, '/results/r1', { submitted: true });
    await screen.findByRole('heading', { name: 'Sidewalls' });
    expect(requests).toEqual(['SubmitTest']);
  });

  it('lets the result page load a result that wasn’t just submitted', async () => {
    const { requests, client } = server();
    show(client, '/results/r1', { submitted: true });
    await screen.findByRole('heading', { name: 'Sidewalls' });
    expect(requests).toEqual(['ResultPage']);
  });
});

describe('the start of a test', () => {
  it('returns everything the test page shows, so that no request follows', async () => {
    const { requests, client } = server();
    await client.mutate({ mutation: StartTestDocument, variables: { input: { moduleId: 'm1' } } });
    show(client, '/tests/a1', { started: true });
    await screen.findByText('Which tread?');
    expect(requests).toEqual(['StartTest']);
  });

  it('lets the test page load the attempt if it is opened in another way', async () => {
    const { requests, client } = server();
    await client.mutate({ mutation: StartTestDocument, variables: { input: { moduleId: 'm1' } } });
    show(client, '/tests/a1', {});
    await screen.findByText('Which tread?');
    await waitFor(() => expect(requests).toEqual(['StartTest', 'TakenAttempt']));
  });
});
