import { Baseline, audience, timestamps } from './baseline';

export class CreateMenus1796600013000 extends Baseline {
  protected readonly sql = `
    create table menu_link (
      id uuid primary key default gen_random_uuid(),
      location text not null check (location in ('mainMenu', 'footerMenu')),
      position int not null,
      label jsonb not null,
      -- Never a script.
      href text not null check (href ~* '^(/|https?://|mailto:|tel:)'),
      new_tab boolean not null default false,
      ${audience},
      ${timestamps},
      unique (location, position) deferrable initially deferred
    );
    create trigger menu_link_cache after insert or update or delete on menu_link
      for each statement execute function bump_cache_version('menus');
  `;
}
