import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { QuestionList } from './question-list';

type RecordedRequest = {
  filter: { testId: string; tags?: string[] };
  search: string | null;
  after?: string | null;
  input: { id: string; position: number };
};

const question = (id: string, tags: string[] = []) => ({
  __typename: 'AdminQuestion',
  id,
  kind: 'multiple_choice',
  textTranslations: { __typename: 'LocalizedText', en: `Question ${id}`, es: '', fr: '' },
  enabled: true,
  tags,
  publication: 'published',
});

const pageOf = 3;

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

/** Opens the list of a test with four or more questions. The server returns three per page. */
function openList(path = '/admin/modules/m1/questions', ...more: string[]) {
  let stored = [
    question('a'),
    question('b', ['winter']),
    question('c'),
    question('d'),
    ...more.map((id) => question(id)),
  ];
  const requests: Pick<RecordedRequest, 'filter' | 'search'>[] = [];
  const placed = () => stored.map((each, index) => ({ ...each, position: index + 1 }));
  const list = ({ filter, search, after }: RecordedRequest) => {
    requests.push({ filter, search });
    const found = placed()
      .filter(({ tags }) => !filter.tags || tags.some((tag) => filter.tags!.includes(tag)))
      .filter(({ id }) => search === null || id === search);
    const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
    const nodes = found.slice(start, start + pageOf);
    const hasNextPage = start + pageOf < found.length;
    return {
      adminQuestions: {
        __typename: 'AdminQuestionConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
        totalCount: found.length,
      },
    };
  };
  const move = ({ input: { id, position } }: RecordedRequest) => {
    const rest = stored.filter((each) => each.id !== id);
    rest.splice(
      position - 1,
      0,
      stored.find((each) => each.id === id)!,
    );
    stored = rest;
    return {
      moveQuestion: { __typename: 'MoveQuestionPayload', question: placed().find((each) => each.id === id) },
    };
  };
  const noActions = () => ({ bulkActions: { __typename: 'BulkActionConnection', nodes: [] } });
  const answers: Record<string, (requests: RecordedRequest) => object> = {
    MoveQuestion: move,
    AdminQuestions: list,
    OpenBulkActions: noActions,
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answers[operationName!]!(variables as RecordedRequest) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <>
      <Address />
      <QuestionList testId="t1" tags={['summer', 'winter']} total={stored.length} />
    </>,
    { path, client },
  );
  return requests;
}

const links = (): string[] =>
  screen.getAllByRole('link', { name: /Question/ }).map((link) => link.textContent);
const move = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const visible = (...texts: string[]) => waitFor(() => expect(links()).toEqual(texts));

describe('the question list of a test', () => {
  it('updates the positions of a moved question and its neighbors, and keeps the focus on the button', async () => {
    openList();
    await visible('1. Question a', '2. Question b', '3. Question c');
    expect(move('Move up from position 1').disabled).toBe(true);
    move('Move down from position 1').focus();
    fireEvent.click(move('Move down from position 1'));
    await visible('1. Question b', '2. Question a', '3. Question c');
    await waitFor(() => expect(document.activeElement).toBe(move('Move down from position 2')));
  });

  it('follows a question to the previous page with one request, and keeps the focus in the list', async () => {
    const requests = openList();
    await visible('1. Question a', '2. Question b', '3. Question c');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await visible('4. Question d');
    expect(move('Move down from position 4').disabled).toBe(true);
    move('Move up from position 4').focus();
    fireEvent.click(move('Move up from position 4'));
    await visible('1. Question a', '2. Question b', '3. Question d');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Questions' })),
    );
    // The later page is reloaded after the move, and the previous page is loaded again.
    expect(requests).toHaveLength(4);
  });

  it('keeps the parameters of its address when it follows a question to the previous page', async () => {
    openList('/admin/modules/m1/questions?hide=kind%2Ctags', 'e');
    await visible('1. Question a', '2. Question b', '3. Question c');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await visible('4. Question d', '5. Question e');
    fireEvent.click(move('Move up from position 4'));
    await visible('1. Question a', '2. Question b', '3. Question d');
    expect(screen.getByTestId('address').textContent).toBe('?hide=kind%2Ctags');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Select all on this page',
      'Question',
      'Status',
      'Order',
      'Actions',
    ]);
  });

  it('can enable and disable selected questions', async () => {
    openList();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Question b' }));
    expect(screen.getByText('1 selected')).toBeTruthy();
    for (const name of ['Enable', 'Disable']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('filters by the tag and search of its address, and then offers no moving', async () => {
    const requests = openList('/admin/modules/m1/questions?q=b&tag=winter');
    await visible('2. Question b');
    expect(requests.at(-1)).toEqual({ filter: { testId: 't1', tags: ['winter'] }, search: 'b' });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it('shows that no question matches', async () => {
    openList('/admin/modules/m1/questions?q=zzz');
    expect(await screen.findByText('No questions match')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('?q=zzz');
    expect(screen.getByRole('link', { name: 'Add question' })).toBeTruthy();
  });
});
