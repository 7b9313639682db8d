import { Baseline } from './baseline';

export class CreateTraining1796600017000 extends Baseline {
  protected readonly sql = `
    create table module_view (
      profile_id uuid not null references profile,
      module_id uuid not null references module,
      viewed_at timestamptz not null default now(),
      primary key (profile_id, module_id)
    );
    create index module_view_module on module_view (module_id);

    -- Short-lived addresses of a download and its captions, for one person each. Only a hash of the token is stored.
    create table download_link (
      token_sha256 text primary key,
      download_id uuid not null references module_download on delete cascade,
      profile_id uuid not null references profile,
      expires_at timestamptz not null,
      -- Set by the first request.
      counted_at timestamptz
    );
    create index download_link_download on download_link (download_id);
    create index download_link_profile on download_link (profile_id);
    create index download_link_expires on download_link (expires_at);

    -- The same for several files and images of a module in one archive.
    create table download_archive (
      token_sha256 text primary key,
      module_id uuid not null references module on delete cascade,
      profile_id uuid not null references profile,
      download_ids uuid[] not null,
      image_ids uuid[] not null,
      expires_at timestamptz not null,
      counted_at timestamptz
    );
    create index download_archive_module on download_archive (module_id);
    create index download_archive_profile on download_archive (profile_id);
    create index download_archive_expires on download_archive (expires_at);

    -- Downloads by learners. Several ranges of one link count once.
    create table download_use (
      id bigint generated always as identity primary key,
      download_id uuid not null references module_download on delete cascade,
      profile_id uuid not null references profile,
      at timestamptz not null
    );
    create index download_use_download on download_use (download_id, profile_id);
    create index download_use_profile on download_use (profile_id);
  `;
}
