import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SessionContext } from '#client/platform/sign-in/session';
import { renderPortal } from '#client/testing/render';
import ResultPage from './result-page';

const resultPage = (promotedToPro: boolean) => ({
  result: {
    __typename: 'Result',
    id: 'r1',
    status: 'passed',
    score: 90,
    passMark: 80,
    questionCount: 10,
    correctCount: 9,
    startedAt: '2026-11-20T08:00:00.000Z',
    closedAt: '2026-11-20T08:05:00.000Z',
    tryNumber: 1,
    pointsEarned: 10,
    promotedToPro,
    showsRightAnswers: false,
    formerMarks: [{ __typename: 'FormerMark', replacedAt: '2026-11-21T08:00:00.000Z', score: 70 }],
    certificate: null,
    module: {
      __typename: 'Module',
      id: 'm1',
      name: 'Sidewalls',
      art: 'touring',
      myTest: {
        __typename: 'MyTest',
        status: 'passed',
        answered: 0,
        nextPosition: null,
        lastScore: 90,
        triesLeft: null,
        attemptId: null,
        deadlineAt: null,
        lastResultId: 'r1',
        failsInPeriod: 0,
        access: {
          __typename: 'TestAccess',
          open: true,
          reason: null,
          message: null,
          opensAgainAt: null,
          standardTestsDone: null,
          standardTestsRequired: null,
        },
      },
    },
    incorrectQuestions: [],
  },
  me: {
    __typename: 'Profile',
    id: 'p1',
    points: 10,
    userType: 'pro',
    progress: {
      __typename: 'Progress',
      pro: { __typename: 'ProProgress', done: 10, required: 10, userType: 'pro' },
    },
  },
});

async function show(promotedToPro: boolean): Promise<jest.Mock> {
  const renewToken = jest.fn(async () => undefined);
  const nothing = async () => undefined;
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'ResultPage') return;
        observer.next({ data: resultPage(promotedToPro) });
        observer.complete();
      }),
  );
  renderPortal(
    <SessionContext value={{ state: 'signedIn', ended: null, signIn: nothing, signOut: nothing, renewToken }}>
      <Routes>
        <Route path="/results/:id" element={<ResultPage />} />
      </Routes>
    </SessionContext>,
    { path: '/results/r1', client: new ApolloClient({ cache: new InMemoryCache(), link }) },
  );
  await screen.findByRole('heading', { name: 'Sidewalls' });
  return renewToken;
}

const renewalsAfter = async (promotedToPro: boolean): Promise<number> =>
  (await show(promotedToPro)).mock.calls.length;

describe('the page of a result', () => {
  it('renews the token once after a result that made its owner PRO', async () => {
    expect(await renewalsAfter(true)).toBe(1);
  });

  it('leaves the token as it is after any other result', async () => {
    expect(await renewalsAfter(false)).toBe(0);
  });

  it('says what the mark was before a regrade', async () => {
    await show(false);
    expect(screen.getByText('Regraded on Nov 21, 2026, before: 70%')).toBeTruthy();
  });

  it('offers no review where nothing was wrong', async () => {
    await show(false);
    expect(screen.queryByRole('button', { name: /Test Results|Review/ })).toBeNull();
  });
});
