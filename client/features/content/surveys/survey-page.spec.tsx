import { afterEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import SurveyPage from './survey-page';

const option = (id: string, text: string) => ({ __typename: 'SurveyOption', id, text });
const question = (id: string, kind: string, required: boolean, options: object[] = []) => ({
  __typename: 'SurveyQuestion',
  id,
  kind,
  text: `Question of ${id}`,
  required,
  options,
  answer: null,
});
const survey = {
  __typename: 'Survey',
  id: 's1',
  title: 'Winter stock',
  lead: '',
  questionCount: 3,
  points: 25,
  closesAt: null,
  open: true,
  eligible: true,
  submittedAt: null,
  questions: [
    question('q1', 'one', true, [option('a', '205/55 R16'), option('b', '225/45 R17')]),
    question('q2', 'several', false, [option('c', 'Price'), option('d', 'Noise')]),
    question('q3', 'words', false),
  ],
};

type Sent = { questionId: string; optionIds: string[]; words: string | null; revision: number };

/** Renders the page. Returns what was saved, and how often the answers were sent. */
function show(of: object | null, { reject = false } = {}) {
  const saved: Sent[] = [];
  const submitted: unknown[] = [];
  const answers: Record<string, (input: Sent) => object> = {
    TakenSurvey: () => ({ me: { __typename: 'Profile', id: 'p1' }, survey: of }),
    SaveSurveyAnswer: (input) => {
      saved.push(input);
      const { optionIds, words, revision } = input;
      const answer = { __typename: 'SurveyAnswer', optionIds, words, revision };
      return { saveSurveyAnswer: { __typename: 'X', superseded: false, answer } };
    },
    SubmitSurvey: (input) => {
      submitted.push(input);
      const sent = { __typename: 'Survey', id: 's1', submittedAt: '2026-11-24T08:52:00.000Z' };
      const profile = { __typename: 'Profile', id: 'p1', points: 25 };
      return { submitSurvey: { __typename: 'X', survey: sent, profile } };
    },
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (reject && operationName === 'SaveSurveyAnswer') return observer.error(new TypeError('offline'));
        observer.next({ data: answers[operationName!]!(variables['input'] as Sent) });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/pro-training/survey/:id" element={<SurveyPage />} />
      <Route path="/pro-training/survey/:id/sent" element={<h1>Sent</h1>} />
    </Routes>,
    {
      path: '/pro-training/survey/s1',
      client: new ApolloClient({ cache: new InMemoryCache(), link }),
    },
  );
  return { saved, submitted };
}

const settled = () => waitFor(() => expect(document.querySelector('[data-settling]')).toBeNull());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressSettled = async (name: string) => {
  await settled();
  press(name);
};
const next = () => pressSettled('Next');
const enter = async () => {
  await settled();
  fireEvent.keyDown(document.body, { key: 'Enter' });
};
const summary = () => screen.findByRole('heading', { level: 1, name: 'Check your answers' });
const questionHeading = (name: string) =>
  screen.findByRole('heading', { level: 1, name: `Question of ${name}` });

afterEach(() => localStorage.clear());

describe('the page of a survey', () => {
  it('asks one question at a time, saves each answer at once, and sends all from the summary', async () => {
    const { saved, submitted } = show(survey);
    await questionHeading('q1');
    expect(screen.getByText('25 points')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '205/55 R16' }));
    await next();
    await questionHeading('q2');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Price' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Noise' }));
    await next();
    await questionHeading('q3');
    expect(screen.getByText('In your own words. Optional.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Dates' } });
    expect(screen.getByText('5 of 500')).toBeTruthy();
    await next();
    await summary();
    expect(screen.getByText('3 of 3 questions answered.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Question of q1205/55 R16Change',
      'Question of q2Price and NoiseChange',
      'Question of q3DatesChange',
    ]);
    await pressSettled('Send answers');
    expect(await screen.findByRole('heading', { name: 'Sent' })).toBeTruthy();
    const statuses = new Map(
      saved.map(({ questionId, optionIds, words }) => [questionId, { optionIds, words }]),
    );
    expect([...statuses]).toEqual([
      ['q1', { optionIds: ['a'], words: null }],
      ['q2', { optionIds: ['c', 'd'], words: null }],
      ['q3', { optionIds: [], words: 'Dates' }],
    ]);
    expect(submitted).toEqual([{ surveyId: 's1' }]);
  });

  it('can be answered by keyboard, and leads to an unanswered required question', async () => {
    const { submitted } = show(survey);
    await questionHeading('q1');
    await enter();
    await questionHeading('q2');
    fireEvent.keyDown(document.body, { key: '2' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Noise' }).checked).toBe(true);
    await enter();
    await questionHeading('q3');
    await enter();
    await summary();
    expect(screen.getByText('Answer this question to continue.')).toBeTruthy();
    await enter();
    await pressSettled('Send answers');
    await questionHeading('q1');
    expect(screen.getByText('Answer this question before you send.')).toBeTruthy();
    expect(submitted).toEqual([]);
    fireEvent.keyDown(document.body, { key: '1' });
    expect(screen.queryByText('Answer this question before you send.')).toBeNull();
  });

  it('advances one step for a double tap or a double press of Enter, and sends nothing', async () => {
    const { submitted } = show({ ...survey, questions: survey.questions.slice(1) });
    await questionHeading('q2');
    await next();
    await questionHeading('q3');
    press('Next');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull();
    press('Previous');
    await questionHeading('q3');
    await next();
    await summary();
    press('Send answers');
    await settled();
    expect(submitted).toEqual([]);
    await pressSettled('Change answer to question 2');
    await questionHeading('q3');
  });

  it('stores each person’s answers on the device while the portal is unreachable', async () => {
    show(survey, { reject: true });
    await questionHeading('q1');
    fireEvent.click(screen.getByRole('radio', { name: '225/45 R17' }));
    await waitFor(() => expect(screen.getByText(/saved on this device/)).toBeTruthy());
    expect(JSON.parse(localStorage.getItem('treadway.answer.p1.s1.q1')!)).toMatchObject({ optionIds: ['b'] });
  });

  it.each([
    [{ open: false }, 'This survey is closed.'],
    [{ eligible: false }, 'This survey isn’t for you, so you can’t answer it.'],
  ])('shows for %j why it accepts no answers', async (changes, said) => {
    show({ ...survey, ...changes });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows thanks once the answers were sent', async () => {
    show({ ...survey, submittedAt: '2026-11-24T08:52:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Sent' })).toBeTruthy();
  });

  it('shows that a survey doesn’t exist', async () => {
    show(null);
    expect(await screen.findByText('This survey doesn’t exist or has been deleted.')).toBeTruthy();
  });
});
