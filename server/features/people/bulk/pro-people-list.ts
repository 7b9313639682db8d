import type { BulkList } from '#server/features/editing/bulk/bulk-lists';
import { foundPro } from '#server/features/profile/pro/pro-people.queries';
import { mayReadPro } from '#server/features/profile/profile.policy';
import { checkSearch } from '#server/platform/validation';
import { resetProDeed } from './training-deeds';

/** The PRO people, who are reset. */
export const proPeopleBulk: BulkList = {
  name: 'proPeople',
  inputs: {},
  table: 'profile',
  row: 'p',
  label: () => 'p.name',
  async conditions(statement, viewer, { search }) {
    mayReadPro(viewer);
    return [foundPro(statement.value(checkSearch(search?.trim()), 'text'))];
  },
  deeds: [resetProDeed],
};
