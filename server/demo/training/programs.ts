import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { demoId } from '../ids';
import { readContent } from '../reading/read-content';
import { object, richText } from '../reading/shapes';

const programsContent = object({ dialog: richText });

/** Enables both programs. The retailer has opened one of them two days ago. */
export async function openDemoPrograms(manager: EntityManager): Promise<void> {
  const { dialog } = readContent('programs.yaml', programsContent);
  await manager.query(
    `update site_setting set gold_distributor_modules_enabled = true, gold_retailer_modules_enabled = true,
       gold_modal_copy = $1`,
    [JSON.stringify(dialog)],
  );
  await manager.query(
    `insert into program_entry (profile_id, bucket, account_id, created_at, expires_at)
     values ($1, 'retailer', $2, $3::timestamptz - interval '2 days', $3::timestamptz + interval '5 days')`,
    [demoId('profile', 'retailer@treadway.example'), demoId('account', 'GR-7702'), now()],
  );
}
