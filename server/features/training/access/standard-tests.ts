/** Returns SQL of the number of different standard tests that a person has finished, by the settings. */
export const standardTestsDone = (profileId: string, onlyPassed: string): string =>
  `(select count(distinct t.test_id)::int from attempt t
    where t.profile_id = ${profileId} and t.category = 'standard'
      and (t.status = 'passed' or t.status = 'failed' and not ${onlyPassed}::boolean))`;

/** Returns SQL of the people who have finished at least `min` different standard tests. It scans all attempts. */
export const peopleWithStandardTests = (onlyPassed: string, min: string): string =>
  `select t.profile_id from attempt t
    where t.category = 'standard' and t.status in ('passed', 'failed') and (t.status = 'passed' or not ${onlyPassed})
    group by t.profile_id having count(distinct t.test_id) >= ${min}`;
