import { inOwnLanguage, type PersonalData } from '#server/platform/personal-data';
import { ArticleReadEntity } from './articles/article-read.entity';
import { ArticleFileLinkEntity } from './articles/files/article-file-link.entity';
import { NewsletterSubscription } from './newsletter/newsletter-subscription.entity';
import { SurveyResponseEntity } from './surveys/survey-response.entity';

const text = inOwnLanguage("q -> 'text'");
const selected = `(select jsonb_agg(${inOwnLanguage("o -> 'text'")}) from jsonb_array_elements(q -> 'options') o
  where (o ->> 'id')::uuid = any(a.option_ids))`;

/** The personal data of surveys, newsletters and articles. */
export const contentPersonalData: readonly PersonalData[] = [
  {
    columns: ['survey_response.profile_id'],
    merge: {
      moves: [
        {
          column: 'survey_response.profile_id',
          key: ['id'],
          once: (row) => `${row}.survey_id`,
          counts: 'surveys',
        },
      ],
    },
    inFile: {
      name: 'surveys',
      sql: `select ${inOwnLanguage('s.title')} as survey, r.started_at as "startedAt", r.submitted_at as "submittedAt",
          (select coalesce(jsonb_agg(jsonb_build_object('question', ${text}, 'selected', ${selected},
              'words', a.words, 'savedAt', a.saved_at) order by a.saved_at), '[]')
            from survey_answer a join jsonb_array_elements(s.questions) q on (q ->> 'id')::uuid = a.question_id
            where a.response_id = r.id) as answers
        from person join survey_response r on r.profile_id = person.id join survey s on s.id = r.survey_id
        order by r.started_at`,
    },
    async forget(manager, { profileId }) {
      await manager.update(SurveyResponseEntity, { profileId }, { profileId: null });
    },
  },
  {
    columns: ['article_read.profile_id'],
    merge: {
      moves: [
        {
          column: 'article_read.profile_id',
          key: ['article_id'],
          once: (row) => `${row}.article_id`,
          counts: 'articles',
        },
      ],
    },
    inFile: {
      name: 'readArticles',
      sql: `select ${inOwnLanguage('t.title')} as article, r.read_at as "readAt"
        from person join article_read r on r.profile_id = person.id join article t on t.id = r.article_id
        order by r.read_at`,
    },
    async forget(manager, { profileId }) {
      await manager.delete(ArticleReadEntity, { profileId });
    },
  },
  {
    columns: ['article_file_link.profile_id'],
    merge: { stays: 'A link is soon forgotten.' },
    inFile: 'A link leads to a file for 15 minutes and is forgotten soon after.',
    async forget(manager, { profileId }) {
      await manager.delete(ArticleFileLinkEntity, { profileId });
    },
  },
  {
    columns: ['newsletter_subscription.profile_id', 'newsletter_subscription.email'],
    merge: {
      moves: [
        {
          column: 'newsletter_subscription.profile_id',
          key: ['id'],
          once: (row) => `${row}.section`,
          counts: 'newsletters',
        },
      ],
      stays: 'It goes on to the address that it was asked for.',
    },
    inFile: {
      name: 'newsletters',
      sql: `select s.section, s.email, s.lang, s.state, s.requested_at as "requestedAt",
          s.confirmed_at as "confirmedAt", s.left_at as "leftAt"
        from person join newsletter_subscription s on s.profile_id = person.id order by s.requested_at`,
    },
    async forget(manager, { profileId }) {
      await manager.delete(NewsletterSubscription, { profileId });
    },
  },
];
