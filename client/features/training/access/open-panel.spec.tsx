import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import type {
  ModuleAccessFragment,
  MyTestStateFragment,
  OfferedTestFragment,
} from './access-panel.generated';
import { renderPortal } from '#client/testing/render';
import { OpenPanel } from './open-panel';

const test: OfferedTestFragment = {
  id: 't1',
  category: 'standard',
  questionCount: 10,
  estimatedMinutes: 6,
  timeLimitSeconds: 720,
  points: 150,
  passMark: 80,
  maxFails: 3,
  resetPeriod: 'quarterly',
};

function show(changes: Partial<OfferedTestFragment> = {}, mine: Partial<MyTestStateFragment> = {}): string[] {
  const myTest = { status: 'not_started', answered: 0, nextPosition: null, lastScore: null, attemptsLeft: 3 };
  const access = { open: true, reason: null, message: null, opensAgainAt: null };
  const attemptStatus = { ...myTest, access, attemptId: null, deadlineAt: null, failsInPeriod: 0, ...mine };
  const visible = { ...test, ...changes };
  const module = {
    id: 'm1',
    name: 'Winter',
    test: visible,
    myTest: attemptStatus,
  } as unknown as ModuleAccessFragment;
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    requests.push(operationName ?? '');
    return new Observable(() => undefined);
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderPortal(<OpenPanel module={module} test={visible} />, { client });
  return requests;
}

/** Returns the visible text before the button, as read on a phone. */
function readBefore(name: string): string {
  const button = screen.getByRole('button', { name });
  const panel = button.closest('section')!.cloneNode(true) as HTMLElement;
  panel.querySelectorAll('.desk-only').forEach((hidden) => hidden.remove());
  const text = panel.textContent;
  return text.slice(0, text.indexOf(name));
}

describe('the panel of an open test', () => {
  it('shows when a test was passed in an earlier period and since when it is open again', () => {
    const passed = { passedBeforeAt: '2026-10-12T08:00:00.000Z', openSince: '2026-11-01T00:00:00.000Z' };
    show({}, { lastScore: 90, ...passed });
    expect(screen.getByRole('heading').textContent).toBe('You can take the test again');
    expect(screen.getByText('Passed on Oct 12, 2026, open again since Nov 1, 2026.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retake test, 12 minutes' })).toBeTruthy();
  });

  it('shows everything about the test before the start button on a phone', () => {
    show();
    const said = readBefore('Start, 12 minutes');
    expect(said).toContain('10 questions, pass mark 80%, 150 points.');
    expect(said).toContain('12 minTime limit. The clock starts with question 1');
    expect(said).toContain('You can try 3 times each quarter. This is attempt 1.');
  });

  it('shows the duration of a test without a limit, and that it has none', () => {
    show({ timeLimitSeconds: null, maxFails: null }, { attemptsLeft: null });
    const said = readBefore('Start test');
    expect(said).toContain('Takes about 6 minutes. No time limit.');
    expect(said).toContain('You can try as often as you like.');
  });

  it('asks once before the clock starts', async () => {
    const requests = show();
    fireEvent.click(screen.getByRole('button', { name: 'Start, 12 minutes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start the test now?' }));
    expect(dialog.getByText(/You have 12 minutes from now\./)).toBeTruthy();
    expect(dialog.getByText('This is attempt 1 of 3 this quarter.')).toBeTruthy();
    expect(requests).not.toContain('StartTest');
    fireEvent.click(dialog.getByRole('button', { name: 'Start, 12 minutes' }));
    expect(requests).toContain('StartTest');
  });

  it('starts a test without a limit at once', () => {
    const requests = show({ timeLimitSeconds: null });
    fireEvent.click(screen.getByRole('button', { name: 'Start test' }));
    expect(requests).toContain('StartTest');
  });

  it('links to a test in progress without asking, and shows the remaining time', () => {
    const deadlineAt = new Date(Date.now() + 125_500).toISOString();
    show({}, { status: 'in_progress', attemptId: 'a1', answered: 3, nextPosition: 4, deadlineAt });
    const link = screen.getByRole('link', { name: 'Resume at question 4' });
    expect(link.getAttribute('href')).toBe('/tests/a1');
    expect(screen.getByText(/^02:0\d$/)).toBeTruthy();
  });
});
