import { inOwnLanguage, type PersonalData } from '#server/platform/personal-data';
import { CertificateEntity } from './certificates/certificate.entity';
import { voidOpenAttempts } from './close-attempt';

const selected = `(select coalesce(jsonb_agg(${inOwnLanguage("o -> 'text'")}), '[]')
  from jsonb_array_elements(q.snapshot -> 'options') o where o ->> 'id' = any(g.option_ids))`;

/** The personal data of attempts. */
export const attemptsPersonalData: readonly PersonalData[] = [
  {
    columns: ['attempt.profile_id'],
    merge: {
      moves: [
        {
          column: 'attempt.profile_id',
          key: ['id'],
          once: (row) => `case when ${row}.status = 'in_progress' then ${row}.test_id end`,
          counts: 'results',
          ends: 'closed_at',
        },
      ],
    },
    inFile: {
      name: 'results',
      sql: `select ${inOwnLanguage('m.name')} as test, a.status, a.score, a.pass_mark as "passMark", a.correct_count as "correctCount",
          a.question_count as "questionCount", a.points_earned as "pointsEarned", a.started_at as "startedAt",
          a.closed_at as "closedAt", extract(epoch from a.working_time)::int as "workingSeconds",
          (select coalesce(jsonb_agg(jsonb_build_object('question', ${inOwnLanguage("q.snapshot -> 'text'")},
              'selected', ${selected}, 'text', g.text, 'savedAt', g.saved_at) order by q.position), '[]')
            from attempt_question q
            join attempt_answer g on g.attempt_id = q.attempt_id and g.question_id = q.question_id
            where q.attempt_id = a.id) as answers
        from person join attempt a on a.profile_id = person.id
        join test t on t.id = a.test_id join module m on m.id = t.module_id order by a.started_at`,
    },
    forget: (manager, { profileId }) => voidOpenAttempts(manager, profileId),
  },
  {
    columns: ['tests_passed.profile_id'],
    merge: { stays: 'The database counts both anew when results move.' },
    inFile: 'How many it was is told by the results.',
    forget: 'A number is of nobody any more.',
  },
  {
    columns: ['certificate.profile_id', 'certificate.holder_name'],
    merge: {
      moves: [{ column: 'certificate.profile_id', key: ['number'], counts: 'certificates' }],
      stays: 'The name is the one that it was given to.',
    },
    inFile: {
      name: 'certificates',
      sql: `select c.number, c.holder_name as "holderName", ${inOwnLanguage('c.test_name')} as test, c.passed_at as "passedAt",
          c.withdrawn_at as "withdrawnAt"
        from person join certificate c on c.profile_id = person.id order by c.passed_at`,
    },
    async forget(manager, { profileId }) {
      await manager.update(CertificateEntity, { profileId }, { holderName: '' });
    },
  },
];
