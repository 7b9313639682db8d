import { useIntl } from 'react-intl';
import { useSection } from '../section/section-layout';
import { ArticleList } from './article-list';
import { FilterRow } from './article-filters';
import { useArticles } from './use-articles';

/** The article list of a section. */
export default function ArticlesPage() {
  const { key } = useSection();
  const list = useArticles(key);
  const title = useIntl().formatMessage({ id: 'section.page.articles' });
  const filters = list.data && <FilterRow {...list} years={list.data.articleYears} />;
  return <ArticleList list={list} title={title} filters={filters} />;
}
