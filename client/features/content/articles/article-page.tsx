import { useLocation, useParams } from 'react-router-dom';
import { NoSuchPage } from '#client/features/settings/index';
import { errorCode, missingEntry } from '#client/platform/requests/error-code';
import { Page } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import { placeOf } from '../section/section-address';
import { pagePath } from '../section/section-path';
import { pageSteps } from '../section/page-steps';
import { SectionEntry } from '../section/section-entry';
import { useArticleQuery } from './article.generated';
import { ArticleView } from './article-view';
import { ReadNext } from './read-next';
import { useMarkRead } from './use-mark-read';

/** The page of an article. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { key } = placeOf(useLocation().pathname);
  const { data, error, refetch } = useArticleQuery({ variables: { section: key, slug } });
  useMarkRead(data?.article);
  const bucket = errorCode(error) === 'PROGRAM_ENTRY_REQUIRED' && missingEntry(error);
  if (bucket) return <SectionEntry bucket={bucket} />;
  const back = pagePath(key, 'articles');
  if (data && !data.article) {
    return <NoSuchPage textId="articles.gone" to={back} toId="section.page.articles" />;
  }
  if (!data?.article) {
    return (
      <Page>
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      </Page>
    );
  }
  const { article } = data;
  return (
    <ArticleView key={article.id} article={article} steps={pageSteps(data.contentSection, key, 'articles')}>
      <ReadNext section={article.section} except={article.id} />
    </ArticleView>
  );
}
