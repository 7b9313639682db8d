/** SQL of the number of rows of import `$1` by outcome, as JSON. */
export const countsJson = `(select jsonb_build_object('add', 0, 'change', 0, 'unchanged', 0, 'reject', 0)
    || coalesce(jsonb_object_agg(outcome, count), '{}')
  from (select outcome, count(*) from data_import_row where import_id = $1 group by outcome) c)`;

/** SQL of the number of its rows that remove PRO from a person. */
export const revokesProCount =
  "(select count(*) from data_import_row r where import_id = $1 and changes -> 'userType' ->> 0 = 'pro')";
