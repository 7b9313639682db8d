import { backUp } from './backup/back-up';
import { runCommand, tell, typedPath } from './command';
import { openPortalPostgres } from './import/import-database';
import { portalStorage } from './portal-storage';

const usage = `Usage: npm run backup -- <folder>

Writes the portal, its database as it is at this moment and its stored files, into a folder that is new. The portal may
be running or not; it needs the portal's own configuration. Whoever has the folder could be anybody: keep it safe.
`;

void runCommand({
  usage,
  words: 1,
  alone: true,
  async run(config, [named = '']) {
    const folder = typedPath(named);
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
      return lines.join('\n');
    } finally {
      await postgres.stop();
    }
  },
});
