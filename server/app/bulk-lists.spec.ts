import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { bulkActionNameEnum } from '#server/features/editing/bulk/bulk.enums';
import { bulkLists } from './bulk-lists';

describe('the lists with bulk actions', () => {
  it('together have all actions that the API names', () => {
    const names = bulkLists.flatMap(({ actions }) => actions.map(({ name }) => name));
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(bulkActionNameEnum).toSorted());
  });

  it('have each action once', () => {
    for (const { actions } of bulkLists) {
      const names = actions.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
