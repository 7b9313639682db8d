import { select } from '../database';
import type { Job } from './jobs';

/**
 * Gives back what servers worked on that are gone, for another to begin again: the runner itself would wait for four
 * hours. A server that lost its connections has a minute to come back.
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
