/** SQL of how many different standard tests a person has finished, as the settings count them. */
export const standardTestsDone = (profileId: string, onlyPassed: string): string =>
  `(select count(distinct t.test_id)::int from attempt t
    where t.profile_id = ${profileId} and t.category = 'standard'
      and (t.status = 'passed' or t.status = 'failed' and not ${onlyPassed}::boolean))`;
