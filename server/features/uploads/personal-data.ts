import { now } from '#server/platform/clock';
import type { PersonalData } from '#server/platform/personal-data';

// Long enough ago that the next run of the job that deletes unused images deletes them.
const longUnused = (): Date => new Date(now().getTime() - 7 * 86_400_000);

/** The personal data of uploaded images. */
export const uploadsPersonalData: readonly PersonalData[] = [
  {
    columns: ['asset.owner_id'],
    merge: { stays: 'A picture is used where it was uploaded for.' },
    inFile: {
      name: 'uploadedImages',
      sql: `select a.purpose, a.filename, a.width, a.height, a.created_at as "createdAt"
        from person join asset a on a.owner_id = person.id order by a.created_at`,
    },
    async forget(manager, { profileId }) {
      await manager.query(
        `delete from asset_use u using asset a where a.id = u.asset_id and a.owner_id = $1 and a.purpose = 'avatar'`,
        [profileId],
      );
      await manager.query(
        `update asset set filename = 'deleted', unused_since = $2 where owner_id = $1 and purpose = 'avatar'`,
        [profileId, longUnused()],
      );
    },
  },
  {
    columns: ['assembly.owner_id', 'hosted_assembly.owner_id'],
    merge: { stays: 'An upload under way is forgotten a day later.' },
    inFile: 'An upload under way is forgotten a day later; what came of it is among the images.',
    async forget(manager, { profileId }) {
      await manager.query('delete from assembly where owner_id = $1', [profileId]);
      await manager.query('delete from hosted_assembly where owner_id = $1', [profileId]);
    },
  },
];
