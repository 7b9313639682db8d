import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import type { Language } from '#client/platform/i18n/languages';
import { notStarted } from '#client/testing/my-test';
import { renderPortal } from '#client/testing/render';
import { AccessPanel } from './access-panel';
import type { ModuleAccessFragment } from './access-panel.generated';

const test = {
  id: 't1',
  category: 'pro',
  questionCount: 10,
  estimatedMinutes: 6,
  timeLimitSeconds: null,
  points: 150,
  passMark: 80,
  maxFails: 3,
  resetPeriod: 'yearly',
};

/** Shows the panel of a module. Returns the names of the operations that it sends. */
function show(hasTest: boolean, access: object, mine: object = {}, language: Language = 'en'): string[] {
  const module = {
    id: 'm1',
    test: hasTest ? test : null,
    myTest: {
      ...notStarted,
      attemptId: null,
      deadlineAt: null,
      lastResultId: null,
      failsInPeriod: 0,
      periodEndsAt: null,
      ...mine,
      access: { ...notStarted.access, open: false, ...access },
    },
  } as unknown as ModuleAccessFragment;
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName ?? '');
    return new Observable(() => undefined);
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderPortal(<AccessPanel module={module} />, { client, language });
  return asked;
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('the panel of a module', () => {
  it('says why a test is blocked, shows the progress with standard tests, and offers no start', () => {
    const message = 'You must take at least 10 standard tests before taking a PRO test.';
    show(true, { reason: 'too_few_tests', message, standardTestsDone: 7, standardTestsRequired: 10 });
    expect(heading()).toBe(message);
    expect(screen.getByText('7 of 10 standard tests')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when a passed test opens again, in the person’s language', () => {
    const access = { reason: 'already_passed', message: 'Passed.', opensAgainAt: '2027-01-01T06:00:00.000Z' };
    show(true, access, { status: 'passed', lastResultId: 'r1' }, 'fr');
    expect(heading()).toBe('Passed.');
    expect(screen.getByText(/^Il rouvre le 1(er)? janv\. 2027/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('completes a module without a test once, when it is shown', async () => {
    const asked = show(false, { reason: 'no_questions' });
    await waitFor(() => expect(asked).toEqual(['ViewModule']));
  });

  it('says that a module without a test is completed, and sends nothing', () => {
    const asked = show(false, { reason: 'no_questions' }, { status: 'passed' });
    expect(heading()).toBe('You have completed this module');
    expect(asked).toEqual([]);
  });
});
