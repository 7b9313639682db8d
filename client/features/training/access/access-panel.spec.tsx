import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import type { Language } from '#client/platform/i18n/languages';
import type { TestBlockReason } from '#client/platform/generated/schema';
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
function show(
  hasTest: boolean,
  access: object,
  mine: object = {},
  language: Language = 'en',
  canOpen = true,
): string[] {
  const module = {
    id: 'm1',
    canOpen,
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
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    requests.push(operationName ?? '');
    return new Observable(() => undefined);
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderPortal(<AccessPanel module={module} />, { client, language });
  return requests;
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('the access panel of a module', () => {
  it('shows why a test is blocked and the progress with standard tests, but no start button', () => {
    const message = 'You must take at least 10 standard tests before taking a PRO test.';
    show(true, { reason: 'too_few_tests', message, standardTestsDone: 7, standardTestsRequired: 10 });
    expect(heading()).toBe(message);
    expect(screen.getByText('7 of 10 standard tests')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows when a passed test opens again, in the person’s language', () => {
    const access = { reason: 'already_passed', message: 'Passed.', opensAgainAt: '2027-01-01T06:00:00.000Z' };
    show(true, access, { status: 'passed', lastResultId: 'r1' }, 'fr');
    expect(heading()).toBe('Passed.');
    expect(screen.getByText(/^Il rouvre le 1(er)? janv\. 2027/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('completes a module without a test once it is shown', async () => {
    const requests = show(false, { reason: 'no_questions' });
    await waitFor(() => expect(requests).toEqual(['ViewModule']));
  });

  it('shows that a module without a test is completed, and sends nothing', () => {
    const requests = show(false, { reason: 'no_questions' }, { status: 'passed' });
    expect(heading()).toBe('You’ve completed this module');
    expect(requests).toEqual([]);
  });

  // By reason: the person can still open the module, and the block can end on a date.
  const reasons: Record<TestBlockReason, [canOpen: boolean, ends: boolean]> = {
    disabled: [false, false],
    wrong_user_type: [false, false],
    no_questions: [true, false],
    already_pro: [true, false],
    already_passed: [true, true],
    too_few_tests: [true, false],
    no_reset_date: [true, false],
    too_many_fails: [true, true],
  };

  it.each(Object.entries(reasons))('explains only what applies to %s', (reason, [canOpen, ends]) => {
    const opensAgainAt = ends ? '2027-01-01T00:00:00.000Z' : null;
    const access = { reason, message: `The server says ${reason}.`, opensAgainAt };
    show(true, access, { status: reason === 'already_passed' ? 'passed' : 'not_started' }, 'en', canOpen);
    const text = document.body.textContent;
    expect(heading()).toBe(access.message);
    expect(screen.queryByRole('button', { name: /Start|Resume|again/ })).toBeNull();
    expect(text.includes('You can read the description and materials now.')).toBe(canOpen);
    expect(text.includes('It opens again on Jan 1, 2027.')).toBe(ends);
  });

  it.each(['disabled', 'wrong_user_type'])(
    'sends nothing for a module without a test that is blocked by %s, even if it was completed',
    (reason) => {
      const requests = show(false, { reason, message: 'Blocked.' }, { status: 'passed' }, 'en', false);
      expect(heading()).toBe('Blocked.');
      expect(document.body.textContent).not.toContain('Opening it completes it.');
      expect(requests).toEqual([]);
    },
  );
});
