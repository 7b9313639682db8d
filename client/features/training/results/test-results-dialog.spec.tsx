import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReviewedResultFragment } from '#client/features/attempts/review/reviewed-result.generated';
import { renderPortal } from '#client/testing/render';
import { TestResultsDialog } from './test-results-dialog';

const question = {
  id: 'q1',
  position: 7,
  name: 'Which tread?',
  selectedName: null,
  isPartlyCorrect: false,
  feedback: null,
  correctName: null,
  explanation: null,
};

const result: ReviewedResultFragment = {
  id: 'r1',
  status: 'failed',
  questionCount: 10,
  showsRightAnswers: false,
  module: { id: 'm1', name: 'Sidewalls' },
  incorrectQuestions: [question],
};

const show = (values: Partial<ReviewedResultFragment>) =>
  renderPortal(<TestResultsDialog result={{ ...result, ...values }} opened onClose={() => undefined} />);

const later = /^You’ll see the correct answers once/;

describe('the Test Results dialog', () => {
  it('shows that a question was not answered, and why the correct answer is hidden', () => {
    show({});
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('Not answered')).toBeTruthy();
    expect(item.queryByText('Correct answer')).toBeNull();
    expect(screen.getByText(later)).toBeTruthy();
  });

  it('shows the person’s answer, its feedback, the correct answer and the explanation', () => {
    const told = {
      selectedName: 'Wide',
      feedback: 'Too wide.',
      correctName: 'Narrow',
      explanation: 'It cuts.',
    };
    show({ showsRightAnswers: true, incorrectQuestions: [{ ...question, ...told }] });
    const said = screen.getByRole('listitem').textContent;
    expect(said).toBe('Question 7Which tread?Your answerWideToo wide.Correct answerNarrowIt cuts.');
    expect(screen.queryByText(later)).toBeNull();
  });

  it('marks a partly correct answer neither as correct nor as incorrect', () => {
    show({ incorrectQuestions: [{ ...question, selectedName: 'Wide, Narrow', isPartlyCorrect: true }] });
    const answer = screen.getByText('Your answer, partly correct').closest('[data-mark]');
    expect(answer?.getAttribute('data-mark')).toBe('partly');
    expect(answer?.textContent).toContain('Wide, Narrow');
  });

  it('shows no correct answers if the result has none', () => {
    show({ showsRightAnswers: true });
    expect(screen.queryByText('Correct answer')).toBeNull();
    expect(screen.queryByText(later)).toBeNull();
  });
});
