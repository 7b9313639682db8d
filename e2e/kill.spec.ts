import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { ask, tokenOf } from './support/api';
import { until } from './support/browser';
import { type Portal, startPortal } from './support/portal';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 10);

interface Question {
  id: string;
  options: { id: string }[];
  answer: { revision: number; optionIds: string[]; text: string | null } | null;
}

interface Sent {
  revision: number;
  content: string;
}

const fields = 'id questions { id options { id } answer { revision optionIds text } }';
const start = `mutation ($moduleId: ID!) { startTest(input: { moduleId: $moduleId }) { attempt { ${fields} } } }`;
const read = `query ($id: ID!) { attempt(id: $id) { ${fields} } }`;
const save = 'mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { superseded } }';

describe('a server killed while answers are being saved', () => {
  let portal: Portal;
  let attempt: { id: string; questions: Question[] };
  const acknowledged = new Map<string, Sent>();
  const sent = new Map<string, Map<number, string>>();

  beforeAll(async () => {
    portal = await startPortal();
    const token = await tokenOf(portal, 'retailer');
    const moduleId = demoId('module', 'load-index-and-speed-rating');
    const { startTest } = await ask<{ startTest: { attempt: typeof attempt } }>(portal, token, start, {
      moduleId,
    });
    attempt = startTest.attempt;
  });
  afterAll(() => portal.remove());

  const contentOf = (optionIds: string[], text: string | null): string => JSON.stringify([optionIds, text]);

  /** Saves answer after answer until the server is gone; only what it acknowledged is noted as such. */
  async function saveUntilKilled(token: string, round: number): Promise<void> {
    for (let count = 1; ; count++) {
      const { id, options } = attempt.questions[count % attempt.questions.length]!;
      const revision = round * 1_000_000 + count;
      const option = options[count % Math.max(1, options.length)];
      const optionIds = option ? [option.id] : [];
      const text = option ? null : `answer ${revision}`;
      const content = contentOf(optionIds, text);
      sent.set(id, (sent.get(id) ?? new Map<number, string>()).set(revision, content));
      const input = { attemptId: attempt.id, questionId: id, revision, optionIds, text };
      try {
        await ask(portal, token, save, { input });
      } catch {
        // The kill: nobody knows whether this one was stored, so it is not held to be.
        return;
      }
      acknowledged.set(id, { revision, content });
    }
  }

  it(
    `has every acknowledged answer afterwards, ${rounds} times`,
    async () => {
      for (let round = 1; round <= rounds; round++) {
        const token = await tokenOf(portal, 'retailer');
        const saving = saveUntilKilled(token, round);
        await until('every question has an answer', () => acknowledged.size === attempt.questions.length);
        await new Promise((done) => setTimeout(done, 100 + Math.random() * 500));
        await portal.stop('SIGKILL');
        await saving;
        await portal.restart();
        const found = await ask<{ attempt: typeof attempt }>(portal, token, read, { id: attempt.id });
        for (const { id, answer } of found.attempt.questions) {
          const last = acknowledged.get(id);
          if (!last) continue;
          expect(answer).not.toBeNull();
          expect(answer!.revision).toBeGreaterThanOrEqual(last.revision);
          expect(contentOf(answer!.optionIds, answer!.text)).toBe(sent.get(id)!.get(answer!.revision));
        }
      }
    },
    60_000 + rounds * 60_000,
  );
});
