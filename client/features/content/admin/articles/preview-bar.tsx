import { FormattedMessage, useIntl } from 'react-intl';
import { isPublished, SeenAsFields, type useSeenAs } from '#client/features/editing/index';
import type { ArticleFieldsFragment } from '#client/platform/generated/described.generated';
import { useFormat } from '#client/platform/formats/format';
import type { ArticleVisibility } from '#client/platform/generated/schema';
import { ButtonLink } from '#client/ui/button';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import { articlePath } from '../../articles/article-address';
import { useArticleVisibilityQuery } from './article-preview.generated';
import styles from './article-preview.module.css';

const sights: Record<ArticleVisibility, string> = {
  seen: 'admin.articles.sight.seen',
  draft: 'admin.articles.sight.draft',
  later: 'admin.articles.sight.later',
  for_others: 'admin.articles.sight.forOthers',
  section_for_others: 'admin.articles.sight.sectionForOthers',
  page_hidden: 'admin.articles.sight.pageHidden',
  before_entry: 'admin.articles.sight.beforeEntry',
};

type Props = { article: ArticleFieldsFragment; seenAs: ReturnType<typeof useSeenAs> };

function State({ publishAt }: { publishAt: string | null }) {
  const [shape, id]: [StatusShape, string] = isPublished(publishAt)
    ? ['tick', 'admin.articles.published']
    : publishAt === null
      ? ['half', 'admin.publishAt.draft']
      : ['outline', 'admin.articles.scheduled'];
  return (
    <StatusLabel shape={shape}>
      <FormattedMessage id={id} />
    </StatusLabel>
  );
}

/** Says if the selected kind of reader would see the article. Renders nothing until the server has responded. */
function Sight({ article: { id, publishAt }, seenAs: { persona } }: Props) {
  const { date } = useFormat();
  const { role, userType, accountKind } = persona;
  const { data } = useArticleVisibilityQuery({
    variables: { id, reader: { role: role!, userType: userType!, accountKind } },
    fetchPolicy: 'network-only',
  });
  return (
    <p role="status" className={styles.sight}>
      {data?.articleVisibility && (
        <FormattedMessage
          id={sights[data.articleVisibility]}
          values={{ date: publishAt === null ? '' : date(publishAt) }}
        />
      )}
    </p>
  );
}

/** The bar above a preview, which says if the selected kind of reader would see the article. */
export function PreviewBar({ article, seenAs }: Props) {
  const intl = useIntl();
  return (
    <div
      className={`rubber ${styles.bar}`}
      role="region"
      aria-label={intl.formatMessage({ id: 'admin.articles.preview' })}
    >
      <State publishAt={article.publishAt} />
      <Sight article={article} seenAs={seenAs} />
      <div className={styles.choice}>
        <SeenAsFields seenAs={seenAs} />
      </div>
      <div className={styles.actions}>
        {isPublished(article.publishAt) && (
          <ButtonLink to={articlePath(article)}>
            <FormattedMessage id="admin.articles.open" />
          </ButtonLink>
        )}
        <ButtonLink variant="primary" to={`/admin/articles/${article.id}`}>
          <FormattedMessage id="admin.articles.edit" />
        </ButtonLink>
      </div>
    </div>
  );
}
