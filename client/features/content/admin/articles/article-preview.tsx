import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useSeenAs } from '#client/features/editing/index';
import { NoSuchPage } from '#client/features/settings/index';
import type { ArticleFieldsFragment } from '#client/platform/generated/described.generated';
import { InLanguage } from '#client/platform/i18n/in-language';
import { languageName, type Language } from '#client/platform/i18n/languages';
import type { Area } from '#client/platform/i18n/words';
import { Page } from '#client/ui/layout/layout';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { ArticleView } from '../../articles/article-view';
import { articleIn, untranslated } from './article-in';
import { useArticlePreviewQuery } from './article-preview.generated';
import styles from './article-preview.module.css';
import { PreviewBar } from './preview-bar';

const areas: readonly Area[] = ['portal', 'content', 'module', 'pictures'];

type Article = ArticleFieldsFragment;

/** Lists the parts without a translation. Renders nothing if there are none. */
function Untranslated({ article, language }: { article: Article; language: Language }) {
  const intl = useIntl();
  const texts = untranslated(language, article).map((id) => intl.formatMessage({ id }));
  if (texts.length === 0) return null;
  return (
    <div className={styles.untranslated}>
      <Note>
        <FormattedMessage
          id="admin.articles.untranslated"
          values={{ language: languageName(language), texts: intl.formatList(texts) }}
        />
      </Note>
    </div>
  );
}

function Preview({ article }: { article: Article }) {
  const intl = useIntl();
  const seenAs = useSeenAs();
  const { language } = seenAs;
  const read = articleIn(language, article);
  const steps = [
    { to: '/admin/articles', name: intl.formatMessage({ id: 'admin.articles' }) },
    { to: `/admin/articles/${article.id}`, name: read.title },
  ];
  return (
    <>
      <PreviewBar article={article} seenAs={seenAs} />
      <div className={styles.visible}>
        <Untranslated article={article} language={language} />
        <div lang={language}>
          <InLanguage language={language} areas={areas}>
            <ArticleView article={read} steps={steps} />
          </InLanguage>
        </div>
      </div>
    </>
  );
}

/** The preview of an article in any language, before or after its publication. */
export function ArticlePreview() {
  const { id = '' } = useParams();
  // The preview must show the last saved version.
  const { data, error, refetch } = useArticlePreviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data) {
    return (
      <Page>
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      </Page>
    );
  }
  if (!data.adminArticle) {
    return <NoSuchPage textId="admin.articles.gone" to="/admin/articles" toId="admin.articles" />;
  }
  return <Preview article={data.adminArticle} />;
}
