import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import type { LocalizedText } from '#server/platform/language/i18n';
import { demoId } from './ids';

const dialogText: LocalizedText = {
  en: '<p>Gold dealers know the range best, so they get more: their own training and display material. Enter your account number to open your program for 7 days.</p>',
  es: '<p>Los distribuidores y minoristas Gold conocen mejor la gama, por eso reciben más: formación propia y material de exhibición. Ingrese su número de cuenta para abrir su programa por 7 días.</p>',
  fr: '<p>Les distributeurs et détaillants Or connaissent le mieux la gamme et reçoivent donc plus : leur propre formation et du matériel de présentation. Saisissez votre numéro de compte pour ouvrir votre programme pour 7 jours.</p>',
};

/** Opens both programs; the retailer has entered one of them two days ago. */
export async function openDemoPrograms(manager: EntityManager): Promise<void> {
  await manager.query(
    `update site_setting set gold_distributor_modules_enabled = true, gold_retailer_modules_enabled = true,
       gold_modal_copy = $1`,
    [JSON.stringify(dialogText)],
  );
  await manager.query(
    `insert into program_entry (profile_id, bucket, account_id, created_at, expires_at)
     values ($1, 'retailer', $2, $3::timestamptz - interval '2 days', $3::timestamptz + interval '5 days')`,
    [demoId('profile', 'retailer@treadway.example'), demoId('account', 'GR-7702'), now()],
  );
}
