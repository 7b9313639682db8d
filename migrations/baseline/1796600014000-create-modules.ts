import { Baseline, english } from './baseline';

export class CreateModules1796600014000 extends Baseline {
  protected readonly sql = `
    create table module (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('tire', 'training', 'unknown')),
      brand text not null check (brand in ('conti', 'gt')),
      "group" text check ("group" in ('sales_skills', 'social_media', 'non_product', 'employee',
        'gold_distributor', 'gold_retailer')),
      name jsonb not null,
      description jsonb not null,
      art text not null default 'road' check (art in ('winter', 'touring', 'allterrain', 'sport', 'moto', 'ev',
        'road', 'arcs')),
      user_types text[] not null default '{}',
      enabled boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      tags text[] not null default '{}',
      reading_minutes int check (reading_minutes between 1 and 600)
    );
    create index module_name on module (fold_search(${english('name')}), id);
    create trigger module_cache after insert or update or delete on module
      for each statement execute function bump_cache_version('modules');

    create table module_download (
      id uuid primary key default gen_random_uuid(),
      module_id uuid not null references module,
      kind text not null check (kind in ('video', 'datasheet', 'extra_file')),
      lang text not null check (lang in ('en', 'es', 'fr')),
      label text not null,
      position int not null,
      file_id uuid not null references stored_file,
      updated_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    );
    create index module_download_module on module_download (module_id, kind, position);
    create index module_download_file on module_download (file_id);
    create trigger module_download_cache after insert or update or delete on module_download
      for each statement execute function bump_cache_version('modules');

    -- Captions of a video, as WebVTT.
    create table module_caption (
      download_id uuid not null references module_download on delete cascade,
      lang text not null check (lang in ('en', 'es', 'fr')),
      file_id uuid not null references stored_file,
      primary key (download_id, lang)
    );
    create index module_caption_file on module_caption (file_id);
    create trigger module_caption_cache after insert or update or delete on module_caption
      for each statement execute function bump_cache_version('modules');

    create table module_image (
      id uuid primary key default gen_random_uuid(),
      module_id uuid not null references module,
      original_url text not null,
      width int not null,
      height int not null,
      position int not null,
      -- Null for an image that wasn't uploaded. It has only original_url.
      asset_id uuid references asset,
      small_url text,
      large_url text,
      alt jsonb,
      updated_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      check (asset_id is null or (small_url is not null and large_url is not null))
    );
    create index module_image_module on module_image (module_id, position);
    create unique index module_image_asset on module_image (asset_id, module_id);
    create trigger module_image_cache after insert or update or delete on module_image
      for each statement execute function bump_cache_version('modules');
  `;
}
