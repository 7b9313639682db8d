/** The hand-written people list: returns the same as the portal, with one statement. */
const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The SQL expression that people are sorted by. It must be exactly the expression of the database index. */
export const folded = `fold_search(p.name)`;

const person = `json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'role', p.role,
  'userType', p.user_type, 'lang', p.lang, 'location', p.location, 'points', coalesce(b.balance, 0),
  'testsPassed', coalesce(t.number, 0),
  'account', case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'number', a.number,
    'kind', a.kind, '__typename', 'Account') end,
  'lastSeenAt', to_char(p.last_seen_at, ${iso}), 'disabledAt', to_char(p.disabled_at, ${iso}), 'removalReason', p.removal_reason,
  'createdAt', to_char(p.created_at, ${iso}), 'updatedAt', to_char(p.updated_at, ${iso}), '__typename', 'Person')`;

const list = (condition, counted, page) => `select json_build_object('people', json_build_object(
    '__typename', 'PersonConnection', 'totalCount', (select count(*)::int from profile p where ${counted}),
    'pageInfo', json_build_object('hasNextPage', true, 'endCursor', null, '__typename', 'PageInfo'),
    'nodes', coalesce((select json_agg(${person} order by p.key, p.id) from
      (select p.*, ${folded} as key from profile p where ${condition} and ${page} order by ${folded}, p.id limit 50) p
      left join account a on a.id = p.account_id left join points_balance b on b.profile_id = p.id
      left join tests_passed t on t.profile_id = p.id), '[]')
  ))::text as json`;

const filtered = `p.user_type = any(array['pro']) and p.account_id in (select id from account where kind = any(array['gold_retailer']))`;

export const peopleAnswers = {
  peopleFirst: list('true', 'true', 'true'),
  peopleFiltered: list(filtered, filtered, 'true'),
  peopleAfter: list('true', 'true', `(${folded}, p.id) > ($1, $2::uuid)`),
};
