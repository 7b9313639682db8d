import { select } from '../database/database';
import type { Job } from './jobs';

/**
 * Unlocks the jobs of servers that have ended, so that another server runs them. The runner itself would wait four
 * hours. A server that lost its connections has a minute to reconnect.
 */
export const giveBackJob: Job = {
  name: 'give-back-jobs',
  schedule: '* * * * *',
  run: () =>
    select(
      'give-back-jobs',
      `select graphile_worker.force_unlock_workers(array(
         select distinct locked_by from graphile_worker.jobs j
         where locked_by like 'treadway-jobs %' and locked_at < now() - interval '1 minute'
           and not exists (select from pg_stat_activity where application_name = j.locked_by)))`,
    ),
};
