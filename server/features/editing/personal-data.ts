import type { PersonalData } from '#server/platform/personal-data';
import { removeSaveKeys } from '#server/platform/saves/save-once';
import { namesAddress } from '#server/platform/text/addresses';
import { BulkRowEntity } from './bulk/bulk-row.entity';
import { ListViewEntity } from './views/list-view.entity';

// The address is stored as sent; only `@` and `+` of an e-mail address are percent-encoded in it.
const searchedText = `replace(replace(lower(v.address), '%40', '@'), '%2b', '+')`;

/** Personal data of saved views, bulk actions and idempotency keys. */
export const editingPersonalData: readonly PersonalData[] = [
  {
    columns: ['list_view.owner_id', 'list_view.name', 'list_view.address'],
    merge: {
      moves: [
        {
          column: 'list_view.owner_id',
          key: ['id'],
          once: (row) => `${row}.list, lower(${row}.name)`,
          counts: 'list_views',
        },
      ],
      stays: 'It is called as it was.',
    },
    inFile: {
      name: 'listViews',
      sql: `select v.list, v.name, v.address, v.created_at as "createdAt"
        from person join list_view v on v.owner_id = person.id order by v.created_at`,
    },
    async forget(manager, { profileId, addresses }) {
      await manager.delete(ListViewEntity, { ownerId: profileId });
      // Saved views that search for the person by an e-mail address.
      await manager.query(
        `delete from list_view v where ${namesAddress(searchedText, 'v.updated_at', '$1')}`,
        [JSON.stringify(addresses)],
      );
    },
  },
  {
    columns: ['bulk_action.started_by', 'bulk_action.undone_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'bulkActions',
      sql: `select b.list, b.action, b.started_at as "startedAt", b.total, b.done, b.undone_at as "undoneAt"
        from person join bulk_action b on person.id in (b.started_by, b.undone_by) order by b.started_at`,
    },
    forget: 'It says what was done, by an id that leads to nobody any more.',
  },
  {
    columns: ['save_key.caller_id'],
    merge: { stays: 'It is deleted after a day.' },
    inFile: 'It only tells repeats of a save apart, for a day.',
    forget: (manager, { profileId }) => removeSaveKeys(manager, profileId),
  },
  {
    columns: ['bulk_row.row_id'],
    merge: { stays: 'What was done to a profile is taken back in that profile.' },
    inFile: 'The history has what was done to the person.',
    // An undo would write the person's former values back into the anonymized profile.
    forget: async (manager, { profileId }) =>
      void (await manager.delete(BulkRowEntity, { rowId: profileId })),
  },
];
