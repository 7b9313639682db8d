import { checkBackup } from '../backup/check-backup';
import { restore } from '../backup/restore';
import { runCommand, tell, typedPath } from './command';
import { openPortalPostgres } from '../import/import-database';
import { readyStorage } from '../portal-storage';

const usage = `Usage: npm run restore -- <folder>

Brings what npm run backup wrote into the folder into an empty database, and its files into the storage, of the portal that
its own configuration describes. No server of it may be running. Every file is checked before anything is written, and
every table and file afterwards.
`;

void runCommand({
  usage,
  words: 1,
  alone: true,
  async run(config, [named = '']) {
    const folder = typedPath(named);
    const manifest = await checkBackup(folder, tell);
    const postgres = await openPortalPostgres(config, { canBegin: true, migrated: false });
    try {
      const parts = { url: postgres.url, storage: await readyStorage(config), dataDir: config.dataDir };
      await restore(parts, folder, manifest, tell);
      const { tables, objects, madeAt } = manifest;
      return `${tables.length} tables and ${objects.count.toLocaleString('en')} files of ${madeAt} are back.`;
    } finally {
      await postgres.stop();
    }
  },
});
