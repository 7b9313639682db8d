import { Baseline } from './baseline';

export class CreatePeople1796600019000 extends Baseline {
  protected readonly sql = `
    -- At most one reminder a day, in the site's time zone.
    create table reminder (
      profile_id uuid not null references profile,
      day date not null,
      sent_by uuid not null references profile,
      created_at timestamptz not null default now(),
      primary key (profile_id, day)
    );
    create index reminder_sent_by on reminder (sent_by);
  `;
}
