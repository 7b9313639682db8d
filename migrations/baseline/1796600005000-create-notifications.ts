import { Baseline } from './baseline';

export class CreateNotifications1796600005000 extends Baseline {
  protected readonly sql = `
    -- Messages of a portal without a mail server. The key makes each of them unique.
    create table sent_mail (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      to_name text not null,
      to_email text not null,
      lang text not null check (lang in ('en', 'es', 'fr')),
      subject text not null,
      text text not null,
      sent_at timestamptz not null
    );
    create index sent_mail_newest on sent_mail (sent_at desc, id desc);
  `;
}
