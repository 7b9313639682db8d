import { runDueJobs } from '#server/testing/jobs';
import { importJobs } from '#server/features/imports/import.jobs';
import { syncIdentityAccountJob } from '#server/features/identity/sync-identity-accounts.job';
import { Readable } from 'node:stream';
import { receiveFile } from '#server/features/storage/receive-file';
import type { Api } from '#server/testing/api/api';
import type { SpecPerson } from '#server/testing/factories';

/** An import as specs read it. */
export interface SpecImport {
  id: string;
  status: string;
  rowCount: number | null;
  done: number;
  remembered: boolean;
  revokesPro: number;
  counts: Record<'add' | 'change' | 'unchanged' | 'reject', number>;
  doneCounts: Record<'add' | 'change' | 'unchanged' | 'reject', number>;
  columns: {
    index: number;
    heading: string;
    field: string | null;
    words: { word: string; means: string | null }[];
  }[];
  failure: { code: string; reason: string | null } | null;
  undoUntil: string | null;
  undo: SpecUndo | null;
  undoPreview: SpecUndo | null;
}

export type SpecUndo = Record<'removed' | 'addedStays' | 'restored' | 'fieldsStay', number>;

export interface SpecRow {
  line: number;
  outcome: string;
  done: boolean;
  values: { field: string; value: string }[];
  changes: { field: string; before: string | null; after: string | null }[];
  reasons: { code: string; field: string | null; line: number | null; text: string }[];
  targetId: string | null;
  undone: string | null;
  unchangedReasons: { code: string; field: string | null }[];
}

const fields = `id status rowCount done remembered revokesPro counts { add change unchanged reject }
  doneCounts { add change unchanged reject } columns { index heading field words { word means } }
  failure { code reason } undoUntil undo { removed addedStays restored fieldsStay }
  undoPreview { removed addedStays restored fieldsStay }`;

/** The lines of a CSV file, its whole text, or the bytes of any file. */
type SpecFile = readonly string[] | string | Buffer;

/** Returns the actions of an administrator on imports through the API. Jobs run immediately. */
export function importing(api: Api, admin: SpecPerson) {
  const token = api.tokenOf(admin);

  async function request<Data>(query: string, variables: object = {}): Promise<Data> {
    const { body } = await api.graphql<Data>(query, { ...variables }, await token);
    if (body.errors) throw Object.assign(new Error(body.errors[0]!.message), body.errors[0]!.extensions);
    return body.data;
  }

  const run = (): Promise<void> => runDueJobs([...importJobs, syncIdentityAccountJob]);

  async function step(name: string, input: Record<string, unknown>): Promise<SpecImport> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const data = await request<Record<string, { import: SpecImport }>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { import { ${fields} } } }`,
      { input },
    );
    return data[name]!.import;
  }

  const find = async (id: string): Promise<SpecImport> =>
    (await request<{ import: SpecImport }>(`query ($id: ID!) { import(id: $id) { ${fields} } }`, { id }))
      .import;

  const match = (made: SpecImport): Promise<SpecImport> =>
    step('matchImportColumns', {
      id: made.id,
      columns: made.columns
        .filter(({ field }) => field !== null)
        .map(({ index, field, words }) => ({
          index,
          field,
          words: words.filter(({ means }) => means !== null),
        })),
    });

  /** Sends a file and waits until its columns are read. */
  async function send(
    kind: string,
    content: SpecFile,
    filename = Buffer.isBuffer(content) ? 'file.xlsx' : 'file.csv',
  ): Promise<SpecImport> {
    const bytes = Array.isArray(content) ? `${content.join('\r\n')}\r\n` : (content as string | Buffer);
    const { id: fileId } = await receiveFile(
      { filename, source: Readable.from([Buffer.from(bytes as string)]), profileId: admin.id, largest: 1e9 },
      async () => undefined,
    );
    const { id } = await step('createImport', { kind, fileId });
    await run();
    return find(id);
  }

  /** Sends a file and checks it with the guessed columns. */
  async function check(kind: string, content: SpecFile): Promise<SpecImport> {
    const { id } = await match(await send(kind, content));
    await run();
    return find(id);
  }

  /** Imports a file to its end. */
  async function take(kind: string, content: SpecFile, invite = false): Promise<SpecImport> {
    const { id } = await step('startImport', { id: (await check(kind, content)).id, invite });
    await run();
    return find(id);
  }

  async function undo(id: string): Promise<SpecImport> {
    await step('undoImport', { id });
    await run();
    return find(id);
  }

  const rows = async (id: string, requested: Record<string, unknown> = {}): Promise<SpecRow[]> => {
    const data = await request<{ import: { rows: { nodes: SpecRow[] } } }>(
      `query ($id: ID!, $filter: ImportRowFilter, $search: String, $after: String, $first: Int = 100) {
         import(id: $id) { rows(first: $first, after: $after, filter: $filter, search: $search) {
           nodes { line outcome done values { field value } changes { field before after }
             reasons { code field line text } targetId undone unchangedReasons { code field } } } } }`,
      { id, ...requested },
    );
    return data.import.rows.nodes;
  };

  return { request, run, step, find, match, send, check, take, undo, rows };
}
