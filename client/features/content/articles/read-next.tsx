import { FormattedMessage } from 'react-intl';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import { useReadNextQuery } from './article.generated';
import { ArticleRow } from './article-row';
import styles from './articles.module.css';

const max = 3;

type Props = { section: ContentSectionKey; except: string };

/** The newest other articles of a section. Renders nothing if there are none. */
export function ReadNext({ section, except }: Props) {
  const { data } = useReadNextQuery({ variables: { filter: { section } } });
  const others = data?.articles.nodes.filter(({ id }) => id !== except).slice(0, max) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className={`${styles.month} ${styles.next}`}>
      <h2 id="read-next">
        <FormattedMessage id="articles.next" />
      </h2>
      <ul>
        {others.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </section>
  );
}
