import { FormattedMessage } from 'react-intl';
import { RibList } from '#client/ui/layout/rib-list';
import { Newest } from '../section/newest';
import { useSection } from '../section/section-layout';
import { ArticleRow } from './article-row';
import { useReadNextQuery } from './article.generated';

const max = 3;

/** The newest articles on the overview of a section. */
export function NewestArticles() {
  const { key } = useSection();
  const { data } = useReadNextQuery({ variables: { filter: { section: key } } });
  return (
    <Newest page="articles" more={<FormattedMessage id="articles.all" />}>
      <RibList>
        {data?.articles.nodes.slice(0, max).map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </RibList>
    </Newest>
  );
}
