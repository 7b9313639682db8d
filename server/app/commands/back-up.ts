import { backUp } from '../backup/back-up';
import { datedFolder, parseBackupCount, removeOldBackups } from '../backup/backup-series';
import { StartError } from '#server/platform/start-error';
import { runCommand, tell, typedPath } from './command';
import { openPortalPostgres } from '../import/import-database';
import { portalStorage } from '../portal-storage';

const usage = `Usage: npm run backup -- <folder> [--keep <number>]

Writes the portal, its database as it is at this moment and its stored files, into a folder that is new. The portal may
be running or not; it needs the portal's own configuration. Whoever has the folder could be anybody: keep it safe.

  --keep <number>  write into a new folder inside <folder>, named by the time, then delete all but the newest <number>
`;

const deletedLines = (names: string[]): string[] =>
  names.length > 0 ? [`Deleted the older ${names.join(', ')}.`] : [];

void runCommand({
  usage,
  words: 1,
  maxWords: 3,
  alone: true,
  async run(config, [named = '', option, number]) {
    if (option !== undefined && option !== '--keep') throw new StartError(`There is no option ${option}.`);
    const count = option === undefined ? null : parseBackupCount(number);
    const typed = typedPath(named);
    const folder = count === null ? typed : datedFolder(typed, new Date());
    const postgres = await openPortalPostgres(config, { migrated: false });
    try {
      const parts = { url: postgres.url, storage: portalStorage(config), dataDir: config.dataDir };
      const { tables, objects, missing } = await backUp(parts, folder, tell);
      const lines = [
        `${tables.length} tables and ${objects.count.toLocaleString('en')} files are in ${folder}.`,
      ];
      if (missing.length > 0) {
        lines.push(`The storage has lost ${missing.length} that the database knows: ${missing.join(', ')}`);
        process.exitCode = 1;
      }
      if (count !== null) lines.push(...deletedLines(await removeOldBackups(typed, count)));
      return lines.join('\n');
    } finally {
      await postgres.stop();
    }
  },
});
