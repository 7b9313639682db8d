import type { MigrationInterface, QueryRunner } from 'typeorm';

const content = `'kind', q.kind, 'text', q.text, 'imageUrl', q.image_url, 'options', q.options, 'accepted', q.accepted,
  'code', q.code, 'feedback', q.feedback, 'weight', q.weight, 'credit', q.credit`;

export class UseImages1764100001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Images of before have no asset: original_url is all that is known of them.
      alter table module_image
        add asset_id uuid references asset (id),
        add small_url text,
        add large_url text,
        -- What it shows, one line of plain text per language; null where nothing is said.
        add alt jsonb,
        add updated_at timestamptz not null default now(),
        add check (asset_id is null or (small_url is not null and large_url is not null));
      create unique index module_image_asset on module_image (asset_id, module_id);

      -- Pictures of before have no asset either.
      alter table question
        add image_asset_id uuid references asset (id),
        add image_alt jsonb,
        add check (image_url is not null or (image_asset_id is null and image_alt is null));
      create index question_image_asset on question (image_asset_id) where image_asset_id is not null;
      create index asset_unused_owner on asset (owner_id) where unused_since is not null;
      -- Pictures are known by the address of their large variant.
      create index asset_large on asset ((variants -> 'large' ->> 'key'));

      -- A question that says nothing of its picture has the content that it was published with before.
      create or replace function question_content(q question) returns jsonb language sql stable as $$
        select jsonb_build_object(${content}) ||
          case when q.image_alt is null then '{}' else jsonb_build_object('imageAlt', q.image_alt) end
      $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create or replace function question_content(q question) returns jsonb language sql stable as $$
        select jsonb_build_object(${content})
      $$;
      drop index asset_unused_owner;
      drop index asset_large;
      -- Who uses which image stays, or the images would go and leave addresses that show nothing.
      alter table question drop image_alt, drop image_asset_id;
      alter table module_image drop updated_at, drop alt, drop large_url, drop small_url, drop asset_id;
    `);
  }
}
