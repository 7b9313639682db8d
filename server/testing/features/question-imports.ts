import { expect } from '@jest/globals';
import { questionImportJobs } from '#server/features/authoring/import/question-import.jobs';
import { pool } from '#server/platform/database/database';
import type { AdminPortal } from '#server/testing/admin-portal';
import { makeModule, type SpecModule } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';

/** Four questions: one imported unchanged, one converted, one rejected, one imported. */
export const bank = `// [tag:basics]
Round?{T}

What is it made of?{=rubber =%50%plastic}

Describe it.{}

Which?{~%50%a ~%50%b ~c}
`;

export const emptyModule = (): Promise<SpecModule> => makeModule({ test: null });

/** Runs all background jobs of imports. */
export const work = (): Promise<void> => runDueJobs(questionImportJobs);

interface Import {
  status: string;
  format: string | null;
  done: number;
  total: number | null;
  added: number;
  testCreated: boolean;
  remaining: number;
  edited: number;
  failure: string | null;
  madeBy: string | null;
  counts: Record<string, number>;
  syntaxErrors: { line: number; code: string; reason: string }[];
  lines: {
    nodes: {
      number: number;
      line: number;
      label: string;
      status: string;
      notes: { code: string }[];
      question: unknown;
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const fields = `status format done total added testCreated remaining edited failure madeBy
  counts { accepted converted rejected alreadyThere } syntaxErrors { line code reason }`;
const lines = `lines(first: $first, after: $after, filter: { status: $status }) {
  totalCount
  nodes { number line label status notes { code } question { kind text options { text correct } accepted { en } tags } }
  pageInfo { hasNextPage endCursor } }`;

/** Sends question files of a module and runs the actions of administrators through the API. */
export function importCalls(portal: AdminPortal) {
  async function send(
    moduleId: string,
    body: string | Buffer,
    { as = portal.token, type = 'text/plain', name = 'bank.gift' } = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await portal.api.app.inject({
      method: 'POST',
      url: `/api/question-imports?module=${moduleId}&filename=${encodeURIComponent(name)}`,
      headers: { 'content-type': type, ...(as && { authorization: `Bearer ${as}` }) },
      payload: body,
    });
    return { status: response.statusCode, body: response.json() };
  }

  async function upload(moduleId: string, body: string | Buffer = bank): Promise<string> {
    const { body: reply } = await send(moduleId, body);
    expect(reply).toEqual({ success: true, _id: expect.any(String) });
    return String(reply['_id']);
  }

  async function read(id: string, page: Record<string, unknown> = {}, as = portal.token): Promise<Import> {
    const { body } = await portal.api.graphql<{ questionImport: Import }>(
      `query($id: ID!, $first: Int, $after: String, $status: QuestionImportLineStatus)
         { questionImport(id: $id) { ${fields} ${lines} } }`,
      { id, first: 10, ...page },
      as,
    );
    return body.data.questionImport;
  }

  async function mutate(
    name: string,
    id: string,
    more = '',
    as = portal.token,
  ): Promise<Record<string, unknown>> {
    const undoes = name === 'undoQuestionImport';
    const selection = undoes
      ? 'removed testRemoved questionImport { status }'
      : 'questionImport { status total }';
    const { body } = await portal.api.graphql<Record<string, Record<string, unknown>>>(
      `mutation($id: ID!) { ${name}(input: { id: $id${more} }) { ${selection} } }`,
      { id },
      as,
    );
    const error = body.errors?.[0]?.extensions;
    if (error) return { code: error.code, edited: error['edited'] };
    const payload = body.data[name]!;
    return undoes ? payload : (payload['questionImport'] as Record<string, unknown>);
  }

  /** Imports a file to its end. */
  async function imported(moduleId: string, text = bank): Promise<string> {
    const id = await upload(moduleId, text);
    await work();
    await mutate('applyQuestionImport', id);
    await work();
    expect((await read(id)).status).toBe('imported');
    return id;
  }

  return { send, upload, read, mutate, imported };
}

export async function count(table: string, where: string, value: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where} = $1`,
    [value],
  );
  return rows[0]!.count;
}

export async function questionsIn(moduleId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await pool().query<Record<string, unknown>>(
    `select q.* from question q join test t on t.id = q.test_id where t.module_id = $1 order by position`,
    [moduleId],
  );
  return rows;
}
