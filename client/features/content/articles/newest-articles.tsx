import { FormattedMessage } from 'react-intl';
import { MoreLink, Section } from '#client/ui/layout';
import { RibList } from '#client/ui/rib-list';
import { pagePath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import { ArticleRow } from './article-row';
import { useReadNextQuery } from './article.generated';

const most = 3;

/** The newest articles, on the overview of a section. */
export function NewestArticles() {
  const { key } = useSection();
  const { data } = useReadNextQuery({ variables: { filter: { section: key } } });
  return (
    <Section
      title={<FormattedMessage id="section.page.articles" />}
      more={
        <MoreLink to={pagePath(key, 'articles')}>
          <FormattedMessage id="articles.all" />
        </MoreLink>
      }
    >
      <RibList>
        {data?.articles.nodes.slice(0, most).map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </RibList>
    </Section>
  );
}
