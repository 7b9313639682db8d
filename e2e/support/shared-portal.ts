import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookie } from 'playwright-core';
import type { RunningPortal } from './portal';
import { folderOfRun } from './seed';
import type { Sessions } from './stage';

/** The portal that runs for all files of the run. */
export const sharedPortal = (): RunningPortal =>
  JSON.parse(readFileSync(join(folderOfRun(), 'portal.json'), 'utf8')) as RunningPortal;

const fileOf = (who: string): string => join(folderOfRun(), 'sessions', `${who}.json`);

/** Sessions on it; whoever comes first signs in for all, in whichever worker. */
export const sharedSessions: Sessions = {
  get: (who) =>
    existsSync(fileOf(who)) ? (JSON.parse(readFileSync(fileOf(who), 'utf8')) as Cookie[]) : undefined,
  set: (who, cookies) => {
    mkdirSync(join(folderOfRun(), 'sessions'), { recursive: true });
    const draft = `${fileOf(who)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(cookies));
    renameSync(draft, fileOf(who));
  },
};
