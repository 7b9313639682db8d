import type { BulkList } from '#server/features/editing/bulk/bulk-lists';
import { rowConditions } from '#server/features/editing/rows/row-list';
import { proPeopleRows } from '#server/features/profile/pro/pro-people.queries';
import { proPeopleQuery } from '#server/features/profile/pro/pro-people.service';
import { assertCanReadPro } from '#server/features/profile/profile.policy';
import { resetProAction } from './training-actions';

/** The list of PRO people with its bulk actions. */
export const proPeopleBulk: BulkList = {
  name: 'proPeople',
  inputs: { where: 'ProPersonWhere' },
  table: 'profile',
  row: 'p',
  label: () => 'p.name',
  distinction: 'p.email',
  async conditions(statement, viewer, { search, where }) {
    assertCanReadPro(viewer);
    return [...rowConditions(proPeopleRows, statement, proPeopleQuery({ search, where }))];
  },
  actions: [resetProAction],
};
