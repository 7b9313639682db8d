import { useIntl } from 'react-intl';
import { NoSuchPage } from '#client/features/settings/index';
import { errorCode } from '#client/platform/requests/error-code';
import { Page } from '#client/ui/layout/layout';
import { ArticleList } from './article-list';
import { FilterColumn, FilterRow } from './article-filters';
import styles from './articles.module.css';
import { useArticles } from './use-articles';

/** The news page, with filters by year and topic. */
export default function NewsPage() {
  const list = useArticles('whats_new');
  const intl = useIntl();
  const { data } = list;
  if (errorCode(list.error) === 'NOT_FOUND') {
    return <NoSuchPage textId="notFound.text" to="/" toId="notFound.home" />;
  }
  const filters = data && { ...list, years: data.articleYears };
  return (
    <Page>
      <div className={styles.news}>
        <aside className={`desk-only ${styles.side}`}>{filters && <FilterColumn {...filters} />}</aside>
        <div className={styles.main}>
          <ArticleList
            list={list}
            title={data?.contentSection?.title ?? intl.formatMessage({ id: 'shell.news' })}
            filters={
              filters && (
                <div className="phone-only">
                  <FilterRow {...filters} />
                </div>
              )
            }
          />
        </div>
      </div>
    </Page>
  );
}
