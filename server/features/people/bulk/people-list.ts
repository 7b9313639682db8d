import type { BulkActionDefinition, BulkList } from '#server/features/editing/bulk/bulk-lists';
import { peopleConditions } from '../people.queries';
import { peopleQuery } from '../people.service';
import type { PersonFilter } from '../person.types';
import { invitationAction, sessionsAction } from './sign-in-actions';
import { reminderAction, resetProAction } from './training-actions';
import { accountAction, disableAction, enableAction, roleAction, userTypeAction } from './status-actions';

const actions: readonly BulkActionDefinition[] = [
  reminderAction,
  userTypeAction,
  resetProAction,
  roleAction,
  accountAction,
  invitationAction,
  sessionsAction,
  disableAction,
  enableAction,
];

/** The list of all people with its bulk actions. */
export const peopleBulk: BulkList = {
  name: 'people',
  inputs: { filter: 'PersonFilter', where: 'PersonWhere' },
  table: 'profile',
  row: 'p',
  label: () => 'p.name',
  distinction: 'p.email',
  conditions: async (statement, viewer, { search, filter, where }) =>
    peopleConditions(
      statement,
      await peopleQuery(viewer, { search, filter: filter as PersonFilter | null, where }),
    ),
  actions,
};
