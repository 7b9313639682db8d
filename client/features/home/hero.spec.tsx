import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { HomeStepFragment } from './hero.generated';
import { renderPortal } from '#client/testing/render';
import { Hero } from './hero';

const test = {
  id: 't1',
  category: 'standard' as const,
  passMark: 80,
  questionCount: 10,
  estimatedMinutes: 6,
  timeLimitSeconds: 720,
  points: 150,
};
const myTest: HomeStepFragment['myTest'] = {
  status: 'not_started',
  attemptId: null,
  answered: 0,
  pointsToEarn: 0,
  nextPosition: null,
  lastScore: null,
  attemptsLeft: 3,
  passedBeforeAt: null,
  openSince: null,
  access: { open: true },
};
const show = (mine: Partial<HomeStepFragment['myTest']>): string | null => {
  const module = { id: 'm1', name: 'Winter', test, myTest: { ...myTest, ...mine } };
  renderPortal(<Hero name="Dana West" step={{ kind: 'start', module }} />);
  return screen.getByRole('heading', { level: 1 }).textContent;
};

describe('the next step block', () => {
  it('resumes a test in progress at the next question without an answer', () => {
    const mine = { ...myTest, status: 'in_progress' as const, answered: 3, nextPosition: 4 };
    const module = { id: 'm1', name: 'Winter', test, myTest: mine };
    renderPortal(<Hero name="Dana West" step={{ kind: 'continue', module, attemptId: 'a1' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Continue: Winter');
    expect(screen.getByText('Question 4 of 10. 3 answers saved.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Continue test' });
    expect(link.getAttribute('href')).toBe('/tests/a1');
  });

  it('starts a new test, and shows its time limit beside its typical duration', () => {
    expect(show({})).toBe('Start: Winter');
    expect(screen.getByText(/about 6 minutes.*The time limit is 12 minutes\./)).toBeTruthy();
  });

  it('offers to try a failed test again, with the last score and the tries left', () => {
    expect(show({ status: 'failed', lastScore: 60, attemptsLeft: 2 })).toBe('Try again: Winter');
    expect(screen.getByText('You scored 60% last time and need 80% to pass. 2 tries left.')).toBeTruthy();
  });

  it('offers to retake a test passed in an earlier period, and shows when it was passed', () => {
    const passed = { passedBeforeAt: '2026-10-12T08:00:00.000Z', openSince: '2026-11-01T00:00:00.000Z' };
    expect(show({ lastScore: 90, ...passed })).toBe('Retake: Winter');
    expect(screen.getByText('Passed on Oct 12, 2026, open again since Nov 1, 2026.')).toBeTruthy();
  });
});
