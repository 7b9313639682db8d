/** Kinds of records whose id is that of their profile. */
const ofProfiles = ['profile', 'points', 'reminder'];

/** SQL that is true if the target of entry `e` belongs to a person, by the id of the profile. */
export const isOfPerson = `e.target_kind in (${ofProfiles.map((kind) => `'${kind}'`).join(', ')})`;

const titled = (table: string, column: 'name' | 'title' | 'label'): string =>
  `select n.${column} ->> 'en' from ${table} n where n.id`;

const ofTest = (rest: string): string =>
  `select n.name ->> 'en' from module n join test t on t.module_id = n.id ${rest}`;

/** SQL of the name of a record by kind. It ends with the column that its id is compared with. */
const names: Readonly<Record<string, string>> = {
  account: 'select n.name from account n where n.id',
  module: titled('module', 'name'),
  test: ofTest('where t.id'),
  test_version: ofTest('join test_version v on v.test_id = t.id where v.id'),
  question: ofTest('join question q on q.test_id = t.id where q.id'),
  regrade: ofTest('join regrade r on r.test_id = t.id where r.id'),
  attempt: ofTest('join attempt a on a.test_id = t.id where a.id'),
  article: titled('article', 'title'),
  album: titled('album', 'title'),
  award: titled('award', 'name'),
  newsletter_issue: titled('newsletter_issue', 'title'),
  survey: titled('survey', 'title'),
  survey_response:
    "select n.title ->> 'en' from survey n join survey_response r on r.survey_id = n.id where r.id",
  tool: titled('program_tool', 'title'),
  content_section: titled('content_section', 'title'),
  menu_link: titled('menu_link', 'label'),
  download: 'select n.label from module_download n where n.id',
  reward: titled('reward', 'name'),
  order: "select 'R-' || n.number from reward_order n where n.id",
  file: 'select n.filename from stored_file n where n.id',
  import: 'select n.file_name from data_import n where n.id',
  question_import: 'select n.file_name from question_import n where n.id',
  list_view: 'select n.name from list_view n where n.id',
};

const cases = Object.entries(names).map(
  ([kind, sql]) => `when e.target_kind = '${kind}' then (${sql} = e.target_id::uuid)`,
);

/** SQL of the name of entry `e`'s target; null if it has none or was deleted. */
export const targetName = `case when ${isOfPerson} then person.name
    when e.target_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then null
    ${cases.join('\n    ')} end`;
