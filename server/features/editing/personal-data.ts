import type { PersonalData } from '#server/platform/personal-data';
import { ListViewEntity } from './views/list-view.entity';

/** What administrators keep of how they look at lists. */
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
    async forget(manager, { profileId }) {
      await manager.delete(ListViewEntity, { ownerId: profileId });
    },
  },
];
