import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Link, Route, Routes } from 'react-router-dom';
import ImportTab from '#client/features/authoring/admin/import/import-tab';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from './render';

/** A preview of a question file in the form that the server returns. */
export const preview = {
  __typename: 'QuestionImport',
  id: 'i1',
  moduleId: 'm1',
  status: 'previewed',
  fileName: 'bank.gift',
  done: 2,
  total: 2 as number | null,
  added: 0,
  testCreated: false,
  failure: null,
  remaining: 0,
  edited: 0,
  createdAt: '2026-11-25T08:00:00.000Z',
  madeBy: 'Ada Admin',
  mine: true,
  expiresAt: '2026-11-26T08:00:00.000Z' as string | null,
  syntaxErrors: [] as object[],
  counts: { __typename: 'QuestionImportCounts', accepted: 2, converted: 0, rejected: 0, alreadyThere: 0 },
};
export type SpecImport = typeof preview;

const results: Record<string, Partial<SpecImport>> = {
  KeepQuestionImport: { expiresAt: null },
  DiscardQuestionImport: { status: 'discarded', expiresAt: null },
};

/** Simulates a server with these imports. Records actions. Rejects an action if someone else has decided already. */
function serve(imports: SpecImport[]) {
  const actions: [string, string][] = [];
  const one = (id: string) => imports.find((each) => each.id === id);
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const list = (nodes: SpecImport[]) => ({
    questionImports: {
      __typename: 'QuestionImportConnection',
      nodes: nodes.map((each) => ({ ...each })),
      totalCount: nodes.length,
      pageInfo,
    },
  });
  const lines = { __typename: 'QuestionImportLineConnection', nodes: [], pageInfo };
  const answers: Record<string, (id: string) => object> = {
    QuestionsTest: () => ({
      adminModule: {
        __typename: 'AdminModule',
        id: 'm1',
        test: { __typename: 'AdminTest', id: 't1', tags: [], questionCount: 2 },
      },
    }),
    QuestionImports: () => list(imports),
    ImportsUnderWay: () => list(imports.filter(({ status }) => status === 'previewed')),
    QuestionImport: (id) => ({ questionImport: one(id) ? { ...one(id) } : null }),
    QuestionImportLines: (id) => ({ questionImport: { __typename: 'QuestionImport', id, lines } }),
  };
  const decide = (operation: string, id: string): object => {
    const decided = one(id)!;
    if (decided.status === 'discarded') {
      const errors = [{ message: 'no', extensions: { code: 'CONFLICT' } }];
      throw new CombinedGraphQLErrors({ errors }, errors);
    }
    actions.push([operation, decided.fileName]);
    Object.assign(decided, results[operation]);
    const field = `${operation[0]!.toLowerCase()}${operation.slice(1)}`;
    return { [field]: { __typename: `${operation}Payload`, questionImport: { ...decided } } };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        try {
          const { input, id } = variables as { input?: { id: string }; id?: string };
          observer.next({
            data: input ? decide(operationName, input.id) : answers[operationName]!(id ?? ''),
          });
          observer.complete();
        } catch (rejected) {
          observer.error(rejected);
        }
      }),
  );
  return { actions, client: new ApolloClient({ cache: createCache(), link }) };
}

/** Opens the import tab of a module with these imports, next to a link to another page. */
export function openImportTab(imports: Partial<SpecImport>[], address = '') {
  const stored = imports.map((each, at): SpecImport => ({ ...preview, id: `i${at + 1}`, ...each }));
  const server = serve(stored);
  renderPortal(
    <>
      <Link to="/admin/modules/m1/questions">Questions</Link>
      <Routes>
        <Route path="/admin/modules/:id/import" element={<ImportTab />} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </>,
    { path: `/admin/modules/m1/import${address}`, client: server.client },
  );
  return { stored, ...server };
}
