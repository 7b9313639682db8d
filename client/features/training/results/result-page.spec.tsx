import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SessionContext } from '#client/platform/sign-in/session';
import { openAccess } from '#client/testing/my-test';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import { resultPage } from '#client/testing/result-page';
import ResultPage from './result-page';

async function show(promotedToPro: boolean, changes: object = {}, mine: object = {}): Promise<jest.Mock> {
  const renewToken = jest.fn(async () => undefined);
  const nothing = async () => undefined;
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'ResultPage') return;
        observer.next({ data: resultPage(promotedToPro, changes, mine) });
        observer.complete();
      }),
  );
  renderPortal(
    <SessionContext
      value={{
        state: 'signedIn',
        ended: null,
        expiredSession: null,
        leaveExpiredSession: () => undefined,
        providerAway: false,
        signIn: nothing,
        signOut: nothing,
        renewToken,
      }}
    >
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

describe('the result page', () => {
  it('renews the token once if the result made the person PRO', async () => {
    expect(await renewalsAfter(true)).toBe(1);
  });

  it('doesn’t renew the token after other results', async () => {
    expect(await renewalsAfter(false)).toBe(0);
  });

  it('shows the score before a regrade', async () => {
    await show(false);
    expect(screen.getByText('Regraded on Nov 21, 2026; was 70%')).toBeTruthy();
  });

  it('offers no review if every answer was correct', async () => {
    await show(false);
    expect(screen.queryByRole('button', { name: /Test Results|Review/ })).toBeNull();
  });

  it('shows the time spent, and that a test was resumed on another day', async () => {
    await show(false, { startedAt: '2026-11-18T08:00:00.000Z' });
    const started = 'Started on Nov 18, 2026; pauses don’t count.';
    expect(
      screen.getByText((words) => words.startsWith('9 of 10 correct in 1 min 10 s. First attempt.')),
    ).toBeTruthy();
    expect(screen.getByText((words) => words.endsWith(started))).toBeTruthy();
  });

  it('explains a score with partial credit', async () => {
    await show(false, { score: 3, correctCount: 0, questionCount: 9, partlyCorrectCount: 1 });
    expect(screen.getByText(/You also got part of the credit for 1 more question\./)).toBeTruthy();
    const panel = screen.getByRole('region', { name: 'How we scored it: 3%' });
    const said = within(panel).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      '1 partly correct: part of the credit',
      '8 incorrect or not answered: no credit',
    ]);
  });

  const wrongOne = {
    __typename: 'IncorrectQuestion',
    id: 'q1',
    position: 4,
    name: 'Which tread?',
    selectedName: 'Wide',
    isPartlyCorrect: false,
    feedback: null,
    correctName: null,
    explanation: null,
  };
  const failed = { status: 'failed', score: 60, correctCount: 9, incorrectQuestions: [wrongOne] };
  const periodEndsAt = '2027-01-01T00:00:00.000Z';

  it('shows no certificate when there is none', async () => {
    await show(false, { status: 'failed' });
    expect(screen.queryByRole('region', { name: message('certificates.title') })).toBeNull();
  });

  it('shows the certificate, and saves its PDF in the chosen language', async () => {
    const addresses: unknown[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (address) => {
      addresses.push(address);
      return { ok: true, headers: new Headers(), blob: async () => new Blob(['pdf']) } as Response;
    };
    URL.createObjectURL = () => 'blob:x';
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const certificate = {
      __typename: 'Certificate',
      number: '7Q4M-2K9D-XH3T',
      holderName: 'Dana Whitfield',
      testName: 'Sidewalls',
      passedAt: '2026-11-20T08:05:00.000Z',
    };
    await show(false, { certificate });
    const panel = within(screen.getByRole('region', { name: message('certificates.title') }));
    expect(panel.getByText('7Q4M-2K9D-XH3T')).toBeTruthy();
    fireEvent.click(panel.getByRole('radio', { name: 'Français' }));
    fireEvent.click(panel.getByRole('button', { name: message('certificates.save') }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(addresses).toEqual(['/api/certificates/7Q4M-2K9D-XH3T.pdf?lang=fr']);
    click.mockRestore();
    globalThis.fetch = fetch;
  });

  it('shows what to do after a failed test: read, tries left, and when there are new ones', async () => {
    await show(false, failed, { status: 'failed', attemptsLeft: 2, failsInPeriod: 1, periodEndsAt });
    expect(screen.getByRole('link', { name: 'Try again, 2 left' }).getAttribute('href')).toBe(
      '/training/modules/m1',
    );
    const way = within(screen.getByRole('region', { name: 'What’s next' })).getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent)).toEqual([
      'Read againSee the question you missed and your answer.',
      'Try again anytime2 of 3 tries are left until Jan 1, 2027.',
      'You get new attempts on Jan 1, 2027You’ll have 3 new attempts.',
    ]);
    expect(within(screen.getByRole('region', { name: 'What to review' })).getByText('Wide')).toBeTruthy();
  });

  it('promises no tries or date while something else blocks the test', async () => {
    const access = { ...openAccess, open: false, reason: 'wrong_user_type', message: 'Wrong type.' };
    await show(false, failed, { status: 'failed', attemptsLeft: 2, failsInPeriod: 1, periodEndsAt, access });
    const way = within(screen.getByRole('region', { name: 'What’s next' })).getAllByRole('listitem');
    expect(way.at(-1)!.textContent).toBe('Wrong type.');
    expect(document.body.textContent).not.toMatch(/Tries left|2027|Try again/);
  });

  it('shows only when the test opens again after the last try', async () => {
    const message = 'You have failed this test too many times.';
    const access = { __typename: 'TestAccess', open: false, reason: 'too_many_fails', message };
    const blocked = {
      ...access,
      opensAgainAt: periodEndsAt,
      standardTestsDone: null,
      standardTestsRequired: null,
    };
    await show(false, failed, {
      status: 'failed',
      attemptsLeft: 0,
      failsInPeriod: 3,
      periodEndsAt,
      access: blocked,
    });
    expect(screen.queryByRole('link', { name: /Try again/ })).toBeNull();
    const way = within(screen.getByRole('region', { name: 'What’s next' })).getAllByRole('listitem');
    expect(way.at(-1)!.textContent).toBe(
      `It opens again on Jan 1, 2027${message} You’ll have 3 new attempts.`,
    );
  });
});
