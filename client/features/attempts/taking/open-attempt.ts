import type { ApolloClient } from '@apollo/client';
import { errorCode } from '#client/platform/requests/error-code';
import { createModuleState } from '#client/platform/module-state';
import { SaveAnswerDocument, type TakenAttemptQuery } from './attempt.generated';
import { ServerClock } from '#client/platform/server-clock';
import { noteActivity } from '#client/platform/sign-in/activity';
import { onBeforeSignOut } from '#client/platform/sign-in/flush';
import { AnswerSaver, type Failure } from './saving/answer-saver';
import { deviceStorage } from './saving/answer-storage';

export type TakenAttempt = NonNullable<TakenAttemptQuery['attempt']>;

/** The state that exists while answers of an attempt may be unsent, even after the person has left the page. */
export type OpenAttempt = { saver: AnswerSaver; clock: ServerClock; users: number; unregister: () => void };

const failures: Record<string, Failure> = {
  ATTEMPT_CLOSED: 'closed',
  SURVEY_CLOSED: 'closed',
  BAD_REQUEST: 'rejected',
  BAD_USER_INPUT: 'rejected',
  FORBIDDEN: 'rejected',
  NOT_FOUND: 'rejected',
};

/** Errors that aren't known to be final count as temporary: a lost connection, a restart or an expired session. */
export const failureOf = (error: unknown): Failure => failures[errorCode(error)] ?? 'retry';

const openAttempts = createModuleState(
  () => new Map<string, OpenAttempt>(),
  (left) => {
    for (const { unregister } of left.values()) unregister();
  },
);

function createOpenAttempt(client: ApolloClient, attemptId: string): OpenAttempt {
  const clock = new ServerClock();
  const saver = new AnswerSaver({
    send: async (questionId, { revision, optionIds, text }) => {
      const { data } = await client.mutate({
        mutation: SaveAnswerDocument,
        variables: { input: { attemptId, questionId, revision, optionIds: [...optionIds], text } },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new TypeError('The server gave no answer.');
      const { serverTime, deadlineAt } = data.saveAnswer;
      clock.sync(serverTime);
      // Maintenance extends the deadline.
      const id = client.cache.identify({ __typename: 'Attempt', id: attemptId });
      client.cache.modify({ id, fields: { deadlineAt: () => deadlineAt } });
      noteActivity();
      return data.saveAnswer;
    },
    failureOf,
    storage: deviceStorage(attemptId),
    after: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
  });
  const unregister = onBeforeSignOut(async () => {
    if (!(await saver.flush())) throw new Error('Some answers are only on this device.');
  });
  return { saver, clock, users: 0, unregister };
}

/** Takes over the server's answers and time. */
export function update({ saver, clock }: OpenAttempt, { questions, serverTime }: TakenAttempt): void {
  clock.sync(serverTime);
  for (const { id, answer } of questions) saver.adopt(id, answer);
}

/** Returns the open attempt of this page, with the server's latest answers and time. */
export function openAttempt(client: ApolloClient, attempt: TakenAttempt): OpenAttempt {
  const opened = openAttempts.value.get(attempt.id) ?? createOpenAttempt(client, attempt.id);
  openAttempts.value.set(attempt.id, opened);
  update(opened, attempt);
  return opened;
}

async function leave(attemptId: string, openAttempt: OpenAttempt): Promise<void> {
  const sent = await openAttempt.saver.flush();
  if (!sent || openAttempt.users > 0 || openAttempts.value.get(attemptId) !== openAttempt) return;
  openAttempts.value.delete(attemptId);
  openAttempt.unregister();
}

/**
 * Registers a user of the state. Returns a function that unregisters it and sends unsent answers; the state is disposed
 * when it has no users and nothing unsent.
 */
export function joinAttempt(attemptId: string, openAttempt: OpenAttempt): () => void {
  openAttempt.users += 1;
  return () => {
    openAttempt.users -= 1;
    void leave(attemptId, openAttempt);
  };
}
