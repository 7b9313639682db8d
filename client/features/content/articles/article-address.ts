import { useSearchParams } from 'react-router-dom';
import type { ArticleTopic, ContentSectionKey } from '#client/platform/generated/schema';
import { pagePath } from '../section/section-path';
import { yearIn } from '../year-address';
import { topicNames } from './topics';

/** Returns the path of an article. */
export const articlePath = ({ section, slug }: { section: ContentSectionKey; slug: string }): string =>
  `${pagePath(section, 'articles')}/${slug}`;

/** The filters of an article list. */
export type Filtered = { year: number | null; topic: ArticleTopic | null };

/** Returns the filters in the URL and a function that changes them. Invalid values are ignored. */
export function useArticleAddress(): Filtered & { choose: (part: Partial<Filtered>) => void } {
  const [search, setSearch] = useSearchParams();
  const year = yearIn(search);
  const requested = search.get('topic') ?? '';
  const topic = requested in topicNames ? (requested as ArticleTopic) : null;
  const choose = (part: Partial<Filtered>) => {
    const next = { year, topic, ...part };
    const written = Object.entries(next).filter(([, value]) => value !== null);
    setSearch(Object.fromEntries(written.map(([name, value]) => [name, String(value)])));
  };
  return { year, topic, choose };
}
