import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Tools from '#client/features/programs/admin/tools';
import { renderPortal } from '#client/testing/render';

const tool = (id: string, updatedAt: string) => ({
  __typename: 'AdminTool',
  id,
  titleTranslations: { __typename: 'LocalizedText', en: `Tool ${id}`, es: null, fr: null },
  publishAt: null,
  position: 0,
  updatedAt,
});

/** Creates a portal that stores an order and gives each moved item a new version. */
function portal() {
  const moves: unknown[] = [];
  let rows = ['a', 'b', 'c'].map((id) => tool(id, '2026-01-01T00:00:00.000Z'));
  const answer = ({ variables }: ApolloLink.Operation) => {
    const input = variables['input'] as { id: string; position: number } | undefined;
    if (!input) {
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      return { list: { __typename: 'AdminToolConnection', nodes: rows, pageInfo, totalCount: 3 } };
    }
    moves.push(input);
    rows = rows.filter(({ id }) => id !== input.id);
    rows.splice(input.position, 0, tool(input.id, '2026-01-02T00:00:00.000Z'));
    return { done: { __typename: 'UpdateToolPayload', resource: tool(input.id, 'later'), cleaned: [] } };
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        observer.next({ data: answer(operation) });
        observer.complete();
      }),
  );
  return { moves, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

describe('the page to reorder items', () => {
  it('saves each move with the version that was loaded last', async () => {
    const { moves, client } = portal();
    renderPortal(
      <Routes>
        <Route path="/admin/tools/*" element={<Tools />} />
      </Routes>,
      { client, path: '/admin/tools/order' },
    );
    const up = async (name: string) =>
      fireEvent.click((await screen.findAllByRole('button', { name: /^Move up/ }))[Number(name)]!);
    await up('2');
    await waitFor(() => expect(moves).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByRole('listitem')[1]!.textContent).toContain('Tool c'));
    await up('1');
    await waitFor(() =>
      expect(moves).toEqual([
        { id: 'c', updatedAt: '2026-01-01T00:00:00.000Z', position: 1 },
        { id: 'c', updatedAt: '2026-01-02T00:00:00.000Z', position: 0 },
      ]),
    );
  });
});
