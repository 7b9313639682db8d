/** The kinds under which records use images, with the resource that each belongs to. */
const users = [
  ['module_image', 'module'],
  ['article_part', 'article'],
  ['album_picture', 'album'],
  ['newsletter_issue_part', 'newsletter_issue'],
  ['test_version', 'test'],
] as const;

const userOf = `case a.kind ${users.map(([kind, user]) => `when '${kind}' then '${user}'`).join(' ')} else a.kind end`;

/** SQL of every use of a file or an image: its id and the kind of record. */
export const allUses = `select d.file_id as file_id, 'module' as kind from module_download d
  union all select c.file_id, 'module' from module_caption c
  union all select c.file_id, c.kind from content_file c
  union all select i.file_id, 'import' from data_import i where i.file_id is not null
  union all select a.asset_id, ${userOf} from asset_use a`;

/** Returns SQL that is true if something uses file or image `id`. */
export const isUsed = (id: string): string => `exists (select from (${allUses}) w where w.file_id = ${id})`;

// Each returns kind, id, name, module_id, download_id and captions of the records that use file `f`.
const kinds = [
  `select 'module', m.id, m.name, null::uuid, d.id, null::text from module_download d join module m on m.id = d.module_id
    where d.file_id = f.id`,
  `select 'module', m.id, m.name, null, d.id, c.lang from module_caption c join module_download d on d.id = c.download_id
    join module m on m.id = d.module_id where c.file_id = f.id`,
  `select c.kind, x.id, x.title, null, null, null from content_file c join article x on x.id = c.record_id
    where c.file_id = f.id and c.kind = 'article'`,
  `select 'import', i.id, jsonb_build_object('en', i.file_name), null, null, null from data_import i
    where i.file_id = f.id`,
  `select 'module', m.id, m.name, null, null, null from asset_use u join module_image i on i.id = u.record_id
    join module m on m.id = i.module_id where u.asset_id = f.id and u.kind = 'module_image'`,
  `select 'question', q.id, m.name, m.id, null, null from asset_use u join question q on q.id = u.record_id
    join test t on t.id = q.test_id join module m on m.id = t.module_id where u.asset_id = f.id and u.kind = 'question'`,
  `select 'test', m.id, m.name, null, null, null from asset_use u join test_version v on v.id = u.record_id
    join test t on t.id = v.test_id join module m on m.id = t.module_id
    where u.asset_id = f.id and u.kind = 'test_version'`,
  `select 'profile', p.id, jsonb_build_object('en', p.name), null, null, null from asset_use u
    join profile p on p.id = u.record_id where u.asset_id = f.id and u.kind = 'profile'`,
  `select 'settings', null, null, null, null, null from asset_use u where u.asset_id = f.id and u.kind = 'settings'`,
  ...(
    [
      ['article', 'title', "'article', 'article_part'"],
      ['newsletter_issue', 'title', "'newsletter_issue', 'newsletter_issue_part'"],
      ['album', 'title', "'album', 'album_picture'"],
      ['home_block', 'title', "'home_block'"],
      ['award', 'name', "'award'"],
      ['reward', 'name', "'reward'"],
    ] as const
  ).map(
    ([table, name, among]) => `select '${table}', x.id, x.${name}, null, null, null from asset_use u
      join ${table} x on x.id = u.record_id where u.asset_id = f.id and u.kind in (${among})`,
  ),
];

/** SQL of the records that use file `f` as JSON, each once. */
export const usesJson = `(select coalesce(json_agg(json_build_object('kind', w.kind, 'id', w.id, 'nameTranslations', w.name,
    'moduleId', w.module_id, 'downloadId', w.download_id, 'captions', w.captions) order by w.kind, w.id), '[]')
  from (select * from (${kinds.join(' union ')}) v (kind, id, name, module_id, download_id, captions)
    order by kind, id limit 20) w)`;
