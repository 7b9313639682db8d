import type { ApolloClient } from '@apollo/client';
import { errorCode } from '#client/platform/error-code';
import { createModuleState } from '#client/platform/module-state';
import { SaveAnswerDocument, type TakenAttemptQuery } from './attempt.generated';
import { ServerClock } from '#client/platform/server-clock';
import { noteActivity } from '#client/platform/sign-in/activity';
import { onBeforeSignOut } from '#client/platform/sign-in/flush';
import { AnswerSaver, type Failure } from './saving/answer-saver';
import { deviceStorage } from './saving/answer-storage';

export type TakenAttempt = NonNullable<TakenAttemptQuery['attempt']>;

/** What lives as long as answers of an attempt may be unsent, also after the page was left. */
export type Sitting = { saver: AnswerSaver; clock: ServerClock; users: number; unregister: () => void };

const failures: Record<string, Failure> = {
  ATTEMPT_CLOSED: 'closed',
  SURVEY_CLOSED: 'closed',
  BAD_REQUEST: 'rejected',
  BAD_USER_INPUT: 'rejected',
  FORBIDDEN: 'rejected',
  NOT_FOUND: 'rejected',
};

/** Whatever is not known to be final may pass: a lost connection, a restart, a sign-in that is being renewed. */
export const failureOf = (error: unknown): Failure => failures[errorCode(error)] ?? 'retry';

const sittings = createModuleState(
  () => new Map<string, Sitting>(),
  (left) => {
    for (const { unregister } of left.values()) unregister();
  },
);

function createSitting(client: ApolloClient, attemptId: string): Sitting {
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
      // A maintenance puts the deadline off.
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

/** Takes what the server said about an attempt: its answers and its time. */
export function update({ saver, clock }: Sitting, { questions, serverTime }: TakenAttempt): void {
  clock.sync(serverTime);
  for (const { id, answer } of questions) saver.adopt(id, answer);
}

/** The sitting of an attempt, with what the server holds. */
export function openSitting(client: ApolloClient, attempt: TakenAttempt): Sitting {
  const sitting = sittings.value.get(attempt.id) ?? createSitting(client, attempt.id);
  sittings.value.set(attempt.id, sitting);
  update(sitting, attempt);
  return sitting;
}

async function leave(attemptId: string, sitting: Sitting): Promise<void> {
  const sent = await sitting.saver.flush();
  if (!sent || sitting.users > 0 || sittings.value.get(attemptId) !== sitting) return;
  sittings.value.delete(attemptId);
  sitting.unregister();
}

/**
 * Counts a user of a sitting; gives back how to leave it. Leaving sends what is left, and a sitting that nobody
 * uses ends once the server has everything.
 */
export function joinSitting(attemptId: string, sitting: Sitting): () => void {
  sitting.users += 1;
  return () => {
    sitting.users -= 1;
    void leave(attemptId, sitting);
  };
}
