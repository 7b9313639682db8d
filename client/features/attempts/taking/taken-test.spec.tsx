import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { TakenTest } from './taken-test';

interface Answer {
  questionId: string;
  revision: number;
  optionIds: string[];
  text: string | null;
}

const serverTime = '2026-11-22T08:00:00.000Z';
const secondsLater = (seconds: number) => new Date(Date.parse(serverTime) + seconds * 1000).toISOString();

const question = (id: string, position: number, kind: string, answer: object | null = null) => ({
  __typename: 'AttemptQuestion',
  id,
  position,
  kind,
  text: `Question ${id}?`,
  imageUrl: null,
  imageAlt: null,
  options:
    kind === 'short_answer'
      ? []
      : ['Wide', 'Narrow'].map((text) => ({ __typename: 'AttemptOption', id: text, text })),
  answer,
});
const choice = (answer: object | null = null) => question('q1', 1, 'multiple_choice', answer);
const short = (position = 1) => question('q2', position, 'short_answer');

let sent: Answer[];
let submitted: number;
/** Makes the server respond to all pending requests. */
let respond: () => Promise<void>;
let deadline: string;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(serverTime) });
  localStorage.clear();
  sent = [];
  submitted = 0;
  deadline = secondsLater(600);
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/**
 * Opens an attempt with these questions. Each spec needs its own attempt id, because stored answers survive the page.
 */
async function open(id: string, ...questions: object[]): Promise<void> {
  const waiting: (() => void)[] = [];
  respond = () => act(async () => waiting.splice(0).forEach((answer) => answer()));
  const now = () => new Date().toISOString();
  const attempt = () => ({
    __typename: 'Attempt',
    id,
    deadlineAt: deadline,
    serverTime: now(),
    closed: false,
    module: { __typename: 'Module', id: 'm1', name: 'Winter' },
    questions,
  });
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const input = variables['input'] as Answer | undefined;
        if (input) sent.push(input);
        const saved = input && {
          __typename: 'SaveAnswerPayload',
          questionId: input.questionId,
          superseded: false,
          serverTime: now(),
          deadlineAt: deadline,
          answer: {
            __typename: 'Answer',
            revision: input.revision,
            optionIds: input.optionIds,
            text: input.text,
          },
        };
        const answer = () => {
          observer.next({ data: saved ? { saveAnswer: saved } : { attempt: attempt() } });
          observer.complete();
        };
        if (saved) waiting.push(answer);
        else answer();
      }),
  );
  const submit = async () => {
    submitted += 1;
  };
  renderPortal(
    <Routes>
      <Route path="/tests/:attemptId" element={<TakenTest submit={submit as never} />} />
      <Route path="/results/:id" element={<p>Result</p>} />
    </Routes>,
    { client: new ApolloClient({ cache: createCache(), link }), path: `/tests/${id}` },
  );
  await pass(0);
}

const timer = () => screen.getByRole('timer').textContent;
const typed = () => sent.map(({ text }) => text);

describe('the test player', () => {
  it('sends a selected option at once, and shows whether it is saved', async () => {
    await open('selected', choice());
    fireEvent.click(screen.getByLabelText('Narrow'));
    await pass(0);
    expect(sent.map(({ optionIds }) => optionIds)).toEqual([['Narrow']]);
    expect(screen.getByText('Saving…')).toBeTruthy();
    await respond();
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('sends typed text within a second of the last key, and also while typing continues', async () => {
    await open('typed', short());
    const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    write('open');
    expect(sent).toEqual([]);
    await pass(999);
    await respond();
    expect(typed()).toEqual(['open']);
    for (const letters of ['open q', 'open qu', 'open que', 'open ques', 'open quest', 'open questi']) {
      write(letters);
      await pass(200);
      await respond();
    }
    expect(sent.length).toBeGreaterThan(1);
    write('open question');
    await pass(999);
    await respond();
    expect(typed().at(-1)).toBe('open question');
  });

  it('opens at the first question without an answer', async () => {
    await open(
      'begun',
      choice({ __typename: 'Answer', revision: 1, optionIds: ['Wide'], text: null }),
      short(2),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Question q2?');
    await pass(400);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await pass(0);
    expect((screen.getByLabelText('Wide') as HTMLInputElement).checked).toBe(true);
  });

  it('advances one question for a double tap or a double press of Enter', async () => {
    await open('double', choice(), short(2), question('q3', 3, 'multiple_choice'));
    const visible = () => screen.getByRole('heading', { level: 1 }).textContent;
    const tap = async (name: string, times = 2) => {
      for (let time = 0; time < times; time += 1) {
        fireEvent.click(screen.getByRole('button', { name }));
        await pass(200);
      }
    };
    await tap('Next');
    expect(visible()).toBe('Question q1?');
    await tap('Next');
    expect(visible()).toBe('Question q2?');
    await pass(400);
    for (let time = 0; time < 2; time += 1) fireEvent.keyDown(document.body, { key: 'Enter' });
    await pass(399);
    await tap('Submit', 1);
    expect(visible()).toBe('Question q3?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(400);
    await tap('Previous');
    expect(visible()).toBe('Question q2?');
  });

  it('shows the remaining time once maintenance extended it', async () => {
    await open('put-off', choice());
    expect(timer()).toContain('10:00');
    deadline = secondsLater(900);
    fireEvent.click(screen.getByLabelText('Narrow'));
    await pass(0);
    await respond();
    await pass(1000);
    expect(timer()).toContain('14:59');
  });

  it('asks the server for the deadline before it submits, and continues if it was extended', async () => {
    deadline = secondsLater(5);
    await open('asked', choice());
    deadline = secondsLater(10);
    await pass(5000);
    await pass(1000);
    expect(submitted).toBe(0);
    expect(timer()).toContain('00:04');
    await pass(5000);
    expect(submitted).toBe(1);
  });
});
