import { now } from '#server/platform/clock';
import { deletedEmail, deletedName, type PersonalData } from '#server/platform/personal-data';
import { ProfileEntity } from './profile.entity';
import { rejectOlderTokens } from './sign-in/sign-in.queries';

/** The personal data of profiles. */
export const profilePersonalData: readonly PersonalData[] = [
  {
    columns: [
      'profile.name',
      'profile.email',
      'profile.phone',
      'profile.external_id',
      'profile.location',
      'profile.image',
    ],
    merge: { stays: 'Which of two values stays is chosen.' },
    inFile: {
      name: 'profile',
      sql: `select p.name, p.email, p.phone, p.external_id as "externalId", p.image ->> 'originalUrl' as picture, p.lang,
          p.allows_public_avatar as "allowsPublicAvatar", p.hidden_from_leaderboard as "hiddenFromLeaderboard",
          p.role, p.user_type as "userType", p.location, p.country, p.state, a.name as account, a.number as "accountNumber", p.pro_since as "proSince",
          p.last_seen_at as "lastSeenAt", p.disabled_at as "disabledAt", p.created_at as "createdAt",
          p.updated_at as "updatedAt"
        from person join profile p on p.id = person.id left join account a on a.id = p.account_id`,
    },
    async forget(manager, { profileId }) {
      await rejectOlderTokens(manager, profileId, null, 'elsewhere');
      await manager.update(ProfileEntity, profileId, {
        name: deletedName,
        email: deletedEmail(profileId),
        phone: null,
        externalId: null,
        image: null,
        allowsPublicAvatar: false,
        hiddenFromLeaderboard: true,
        role: 'user',
        accountId: null,
        location: null,
        country: null,
        state: null,
        disabledAt: now(),
        removalReason: 'deleted',
        updatedAt: now(),
      });
    },
  },
  {
    columns: ['profile.merged_into'],
    merge: { stays: 'The merge itself writes it.' },
    inFile: 'It tells of the same person.',
    forget: 'Who was merged into somebody is deleted with that person.',
  },
  {
    columns: ['terms_answer.profile_id'],
    merge: {
      moves: [
        {
          column: 'terms_answer.profile_id',
          key: ['version', "answered_at at time zone 'utc'"],
          once: (row) => `${row}.version, ${row}.answered_at`,
        },
      ],
    },
    inFile: {
      name: 'termsAnswers',
      sql: `select t.version, t.answer, t.answered_at as "answeredAt"
        from person join terms_answer t on t.profile_id = person.id order by t.answered_at`,
    },
    forget: 'How many said Yes to a version stays true; who, nobody can tell any more.',
  },
];
