import type { BulkDeed, BulkList } from '#server/features/editing/bulk/bulk-lists';
import { peopleConditions } from '../people.queries';
import { peopleQuery } from '../people.service';
import type { PersonFilter } from '../person.types';
import { invitationDeed, sessionsDeed } from './sign-in-deeds';
import { reminderDeed, resetProDeed } from './training-deeds';
import { accountDeed, disableDeed, enableDeed, roleDeed, userTypeDeed } from './standing-deeds';

const deeds: readonly BulkDeed[] = [
  reminderDeed,
  userTypeDeed,
  resetProDeed,
  roleDeed,
  accountDeed,
  invitationDeed,
  sessionsDeed,
  disableDeed,
  enableDeed,
];

/** Everybody who has a profile, and what is done with many of them. */
export const peopleBulk: BulkList = {
  name: 'people',
  inputs: { filter: 'PersonFilter', where: '[Condition!]' },
  table: 'profile',
  row: 'p',
  label: () => 'p.name',
  distinction: 'p.email',
  conditions: async (statement, viewer, { search, filter, where }) =>
    peopleConditions(
      statement,
      await peopleQuery(viewer, { search, filter: filter as PersonFilter | null, where }),
    ),
  deeds,
};
