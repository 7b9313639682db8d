import { inOwnLanguage, type PersonalData } from '#server/platform/personal-data';
import { DownloadArchiveEntity } from './downloads/archive/download-archive.entity';
import { DownloadLinkEntity } from './downloads/download-link.entity';

const counted = 'How often it was used stays true; by whom, nobody can tell any more.';
const links = 'A link leads to a file for 15 minutes and is forgotten soon after.';

/** The personal data of views and downloads. */
export const trainingPersonalData: readonly PersonalData[] = [
  {
    columns: ['module_view.profile_id'],
    merge: {
      moves: [
        {
          column: 'module_view.profile_id',
          key: ['module_id'],
          once: (row) => `${row}.module_id`,
          counts: 'opened_modules',
        },
      ],
    },
    inFile: {
      name: 'openedModules',
      sql: `select ${inOwnLanguage('m.name')} as module, v.viewed_at as "viewedAt"
        from person join module_view v on v.profile_id = person.id join module m on m.id = v.module_id
        order by v.viewed_at`,
    },
    forget: counted,
  },
  {
    columns: ['download_use.profile_id'],
    merge: { moves: [{ column: 'download_use.profile_id', key: ['id'], counts: 'downloads' }] },
    inFile: {
      name: 'fetchedFiles',
      sql: `select f.filename, u.at from person join download_use u on u.profile_id = person.id
        join module_download d on d.id = u.download_id join stored_file f on f.id = d.file_id order by u.at`,
    },
    forget: counted,
  },
  {
    columns: ['download_link.profile_id'],
    merge: { stays: 'A link is soon forgotten.' },
    inFile: links,
    async forget(manager, { profileId }) {
      await manager.delete(DownloadLinkEntity, { profileId });
    },
  },
  {
    columns: ['download_archive.profile_id'],
    merge: { stays: 'A link is soon forgotten.' },
    inFile: links,
    async forget(manager, { profileId }) {
      await manager.delete(DownloadArchiveEntity, { profileId });
    },
  },
];
