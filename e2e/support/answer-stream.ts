import { demoId } from '#server/demo/ids';
import { callApi, tokenOf } from './portal/api';
import type { RunningPortal } from './portal/portal';

interface Question {
  id: string;
  options: { id: string }[];
  answer: { revision: number; optionIds: string[]; text: string | null } | null;
}

interface Attempt {
  id: string;
  questions: Question[];
}

interface Sent {
  revision: number;
  content: string;
}

const fields = 'id questions { id options { id } answer { revision optionIds text } }';
const start = `mutation ($moduleId: ID!) { startTest(input: { moduleId: $moduleId }) { attempt { ${fields} } } }`;
const read = `query ($id: ID!) { attempt(id: $id) { ${fields} } }`;
const save = 'mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { superseded } }';

const serializeAnswer = (optionIds: string[], text: string | null): string =>
  JSON.stringify([optionIds, text]);

/**
 * Sends answers of a demo person to one attempt, one after the other, and remembers which ones the portal acknowledged.
 */
export class AnswerStream {
  /** Number of acknowledged answers. */
  count = 0;
  private revision = 0;
  private readonly acknowledged = new Map<string, Sent>();
  private readonly sent = new Map<string, Map<number, string>>();

  private constructor(
    private readonly portal: RunningPortal,
    private readonly who: string,
    private readonly attempt: Attempt,
  ) {}

  static async open(portal: RunningPortal, who: string, module: string): Promise<AnswerStream> {
    const token = await tokenOf(portal, who);
    const variables = { moduleId: demoId('module', module) };
    const { startTest } = await callApi<{ startTest: { attempt: Attempt } }>(portal, token, start, variables);
    return new AnswerStream(portal, who, startTest.attempt);
  }

  /** Returns true if every question has an acknowledged answer. */
  isComplete(): boolean {
    return this.acknowledged.size === this.attempt.questions.length;
  }

  /** Saves answers until one isn't acknowledged, for example because the portal was killed. */
  async run(): Promise<void> {
    const token = await tokenOf(this.portal, this.who);
    for (;;) {
      const revision = ++this.revision;
      const { id, options } = this.attempt.questions[revision % this.attempt.questions.length]!;
      const option = options[revision % Math.max(1, options.length)];
      const optionIds = option ? [option.id] : [];
      const text = option ? null : `answer ${revision}`;
      const content = serializeAnswer(optionIds, text);
      this.sent.set(id, (this.sent.get(id) ?? new Map<number, string>()).set(revision, content));
      const input = { attemptId: this.attempt.id, questionId: id, revision, optionIds, text };
      try {
        await callApi(this.portal, token, save, { input });
      } catch {
        // The portal may or may not have stored this one, so it doesn't count as acknowledged.
        return;
      }
      this.acknowledged.set(id, { revision, content });
      this.count += 1;
    }
  }

  /**
   * Returns the ids of questions whose stored answer is missing, was never sent, or is older than the acknowledged one.
   */
  async findLost(): Promise<string[]> {
    const token = await tokenOf(this.portal, this.who);
    const variables = { id: this.attempt.id };
    const found = await callApi<{ attempt: Attempt }>(this.portal, token, read, variables);
    return found.attempt.questions.flatMap(({ id, answer }) => {
      const last = this.acknowledged.get(id);
      if (!last) return [];
      const isThere =
        answer !== null &&
        answer.revision >= last.revision &&
        serializeAnswer(answer.optionIds, answer.text) === this.sent.get(id)!.get(answer.revision);
      return isThere ? [] : [id];
    });
  }
}
