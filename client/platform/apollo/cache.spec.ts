import { describe, expect, it } from '@jest/globals';
import { gql } from '@apollo/client';
import { createCache } from './cache';

const query = gql`
  query Page($after: String) {
    modules(first: 2, after: $after) {
      nodes {
        id
      }
      totalCount
    }
  }
`;

const page = (...ids: string[]) => ({
  modules: {
    __typename: 'ModuleConnection',
    nodes: ids.map((id) => ({ __typename: 'Module', id })),
    totalCount: 3,
  },
});

const cachedIds = (cache: ReturnType<typeof createCache>) =>
  cache.readQuery<ReturnType<typeof page>>({ query })?.modules.nodes.map(({ id }) => id);

describe('a paginated list in the cache', () => {
  it('appends a page after a cursor, and starts over with a first page', () => {
    const cache = createCache();
    cache.writeQuery({ query, data: page('a', 'b') });
    cache.writeQuery({ query, variables: { after: 'b' }, data: page('c') });
    expect(cachedIds(cache)).toEqual(['a', 'b', 'c']);
    cache.writeQuery({ query, data: page('d') });
    expect(cachedIds(cache)).toEqual(['d']);
  });
});

describe('questions with the same ID in the cache', () => {
  it('keep the fields of their own result', () => {
    const cache = createCache();
    const results = gql`
      query Results {
        a: result(id: "1") {
          id
          incorrectQuestions {
            id
            selectedName
          }
        }
        b: result(id: "2") {
          id
          incorrectQuestions {
            id
            selectedName
          }
        }
      }
    `;
    const result = (id: string, selectedName: string) => ({
      __typename: 'Result',
      id,
      incorrectQuestions: [{ __typename: 'IncorrectQuestion', id: 'q1', selectedName }],
    });
    cache.writeQuery({ query: results, data: { a: result('1', 'Left'), b: result('2', 'Right') } });
    const read = cache.readQuery<{ a: ReturnType<typeof result>; b: ReturnType<typeof result> }>({
      query: results,
    });
    expect(read?.a.incorrectQuestions[0]?.selectedName).toBe('Left');
    expect(read?.b.incorrectQuestions[0]?.selectedName).toBe('Right');
  });
});
