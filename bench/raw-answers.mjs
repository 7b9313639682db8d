const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const text = (column) => `coalesce(nullif(${column} ->> 'en', ''), ${column} ->> 'en')`;

const links = (location) => `json_build_object('location', '${location}', '__typename', 'Menu', 'links', (
  select coalesce(json_agg(json_build_object('id', id, 'label', ${text('label')}, 'href', href, 'newTab', new_tab,
    '__typename', 'MenuLink') order by position), '[]')
  from menu_link where location = '${location}'))`;

/** The statements of the requests. Each returns a single column `json` as text. */
export const answers = {
  settings: `select json_build_object('success', true, 'config', json_build_object(
      'productName', product_name, 'brandColor', brand_color, 'loginLine', login_line, 'supportEmail', support_email,
      'timezone', timezone, 'maintenanceMode', maintenance_mode,
      'maintenanceStartedAt', to_char(maintenance_started_at, ${iso}),
      'maintenanceEndsAt', to_char(maintenance_ends_at, ${iso}), 'maintenanceMessage', maintenance_message,
      'logo', logo, 'updatedAt', to_char(updated_at, ${iso}),
      'goldDistributorModulesEnabled', gold_distributor_modules_enabled,
      'goldRetailerModulesEnabled', gold_retailer_modules_enabled,
      'standardTestsRequired', standard_tests_required, 'standardTestsOnlyPassed', standard_tests_only_passed,
      'sessionIdleSeconds', session_idle_seconds, 'sessionCountdownSeconds', session_countdown_seconds,
      'goldModalCopy', gold_modal_copy, 'termsVersion', terms.number,
      'termsAndConditions', coalesce(terms.text, '{"en": "", "es": "", "fr": ""}')))::text as json
    from site_setting
    left join (select number, text from terms_version order by number desc limit 1) terms on true`,

  menus: `select json_build_object('menus', json_build_object('mainMenu', ${links('mainMenu')},
      'footerMenu', ${links('footerMenu')}, '__typename', 'Menus'))::text as json`,

  // $1 is the learner. Every test has a reset period and a limit of failed attempts, and none is a PRO test.
  modules: `with mine as (
      select t.id as test_id, p.start, p.until,
        count(*) filter (where a.status = 'passed' and a.started_at >= p.start) as passes,
        max(a.closed_at) filter (where a.status = 'passed' and a.started_at < p.start) as passed_before,
        count(*) filter (where a.status = 'failed' and a.started_at >= p.start) as fails,
        (array_agg(a.score order by a.closed_at desc, a.id desc))[1] as last_score
      from attempt a join test t on t.id = a.test_id join test_version v on v.id = t.version_id
      cross join lateral (select date_trunc(u.unit, now()) as start, date_trunc(u.unit, now()) + u.length as until
        from (select case v.reset_period when 'yearly' then 'year' when 'quarterly' then 'quarter'
          when 'monthly' then 'month' else 'week' end as unit, case v.reset_period when 'yearly' then interval '1 year'
          when 'quarterly' then interval '3 months' when 'monthly' then interval '1 month' else interval '7 days' end
          as length) u) p
      where a.profile_id = $1 and a.status in ('passed', 'failed')
      group by t.id, p.start, p.until
    ), listed as (
      select m.*, t.id as test_id, v.category, v.points, v.pass_mark, v.max_fails, v.time_limit_seconds, mine.until,
        case when mine.passes = 0 then mine.passed_before end as passed_before, mine.start, mine.last_score, coalesce(mine.fails, 0) as fails, least(v.question_count, v.questions_per_attempt) as asked,
        case when mine.passes > 0 then 'passed' when mine.fails > 0 then 'failed' else 'not_started' end as status,
        case when mine.passes > 0 then 'already_passed' when mine.fails >= v.max_fails then 'too_many_fails' end as reason
      from module m join test t on t.module_id = m.id join test_version v on v.id = t.version_id
      left join mine on mine.test_id = t.id
      where m.enabled and m.kind = 'unknown'
    )
    select json_build_object('modules', json_build_object('__typename', 'ModuleConnection', 'nodes', json_agg(
        json_build_object('id', id, 'kind', kind, 'brand', brand, 'group', "group", 'name', ${text('name')},
          'art', art, 'readingMinutes', reading_minutes, '__typename', 'Module',
          'test', json_build_object('id', test_id, 'category', category, 'questionCount', asked,
            'estimatedMinutes', greatest(1, least(ceil(asked * 45 / 60.0), ceil(time_limit_seconds / 60.0))),
            'timeLimitSeconds', time_limit_seconds, 'points', points, 'passMark', pass_mark, '__typename', 'Test'),
          'myTest', json_build_object('status', status, 'answered', 0,
            'pointsToEarn', case when reason is null then points else 0 end,
            'nextPosition', null, 'lastScore', last_score, 'attemptsLeft', greatest(0, max_fails - fails),
            'passedBeforeAt', to_char(passed_before, ${iso}),
            'openSince', case when passed_before is not null then to_char(start, ${iso}) end,
            '__typename', 'MyTest', 'access', json_build_object('open', reason is null, 'reason', reason,
              'message', case reason when 'already_passed' then 'You have already passed this test.'
                when 'too_many_fails' then 'You have failed this test too many times.' end,
              'opensAgainAt', case when reason is not null then to_char(until, ${iso}) end,
              'standardTestsDone', null, 'standardTestsRequired', null, '__typename', 'TestAccess')))
        order by brand, created_at desc, id desc),
      'pageInfo', json_build_object('hasNextPage', false, 'endCursor', null, '__typename', 'PageInfo')))::text as json
    from listed`,

  results: `select json_build_object('me', json_build_object('id', p.id, 'name', p.name,
      'points', coalesce((select balance from points_balance b where b.profile_id = p.id), 0), '__typename', 'Profile',
      'results', (select json_build_object('__typename', 'ResultConnection',
        'pageInfo', json_build_object('hasNextPage', true, 'endCursor', null, '__typename', 'PageInfo'), 'nodes', json_agg(json_build_object('id', r.id, 'status', r.status,
          'score', r.score, 'closedAt', to_char(r.closed_at, ${iso}), 'pointsEarned', r.points_earned,
          '__typename', 'Result',
          'module', json_build_object('id', m.id, 'name', ${text('m.name')}, '__typename', 'Module'))
          order by r.closed_at desc, r.id desc))
        from (select * from attempt a where a.profile_id = p.id and a.closed_at is not null
          order by a.closed_at desc, a.id desc limit 20) r
        join test t on t.id = r.test_id join module m on m.id = t.module_id)))::text as json
    from profile p where p.id = $1`,
};
