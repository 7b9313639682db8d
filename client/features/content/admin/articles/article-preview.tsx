import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage } from '#client/features/settings/public';
import { useFormat } from '#client/platform/format';
import { ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout';
import { Waiting } from '#client/ui/states';
import { ArticleView } from '../../articles/article-view';
import { articlePath } from '../../articles/article-address';
import { isPublished } from '#client/features/editing/public';
import type { WholeArticleFragment } from '../../articles/article.generated';
import { useArticlePreviewQuery } from './article-preview.generated';
import styles from './article-preview.module.css';

/** Says that this is a preview, and who sees the article itself. */
function PreviewBar({ article }: { article: WholeArticleFragment }) {
  const { date } = useFormat();
  const { id, publishAt } = article;
  const isSeen = isPublished(publishAt);
  const seen = isSeen ? 'admin.articles.previewSeen' : 'admin.articles.previewLater';
  return (
    <div className={`rubber ${styles.bar}`} role="region" aria-labelledby="preview-bar">
      <p>
        <strong id="preview-bar">
          <FormattedMessage id="admin.articles.preview" />
        </strong>{' '}
        <span className="dim">
          <FormattedMessage
            id={publishAt === null ? 'admin.articles.previewDraft' : seen}
            values={{ date: publishAt === null ? '' : date(publishAt) }}
          />
        </span>
      </p>
      <div className={styles.deeds}>
        {isSeen && (
          <ButtonLink to={articlePath(article)}>
            <FormattedMessage id="admin.articles.open" />
          </ButtonLink>
        )}
        <ButtonLink variant="primary" to={`/admin/articles/${id}`}>
          <FormattedMessage id="admin.articles.edit" />
        </ButtonLink>
      </div>
    </div>
  );
}

/** An article as learners read it, whether they do by now or not. */
export function ArticlePreview() {
  const { id = '' } = useParams();
  // What is shown must be what was saved last.
  const { data, error, refetch } = useArticlePreviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data) {
    return (
      <Page>
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      </Page>
    );
  }
  const { articlePreview: article } = data;
  if (!article) {
    return <NoSuchPage textId="admin.articles.gone" to="/admin/articles" toId="admin.articles" />;
  }
  return (
    <>
      <PreviewBar article={article} />
      <ArticleView
        article={article}
        steps={[
          { to: '/admin/articles', name: <FormattedMessage id="admin.articles" /> },
          { to: `/admin/articles/${article.id}`, name: article.title },
        ]}
      />
    </>
  );
}
