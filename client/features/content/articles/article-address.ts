import { useSearchParams } from 'react-router-dom';
import type { ArticleTopic, ContentSectionKey } from '#client/platform/generated/schema';
import { pagePath } from '../section/section-path';
import { yearIn } from '../year-address';
import { topicNames } from './topics';

/** Where an article is. */
export const articlePath = ({ section, slug }: { section: ContentSectionKey; slug: string }): string =>
  `${pagePath(section, 'articles')}/${slug}`;

/** What a list of articles is filtered to. */
export type Filtered = { year: number | null; topic: ArticleTopic | null };

/** What the address narrows the list to; what it says that is neither a year nor a topic narrows nothing. */
export function useArticleAddress(): Filtered & { choose: (part: Partial<Filtered>) => void } {
  const [search, setSearch] = useSearchParams();
  const year = yearIn(search);
  const asked = search.get('topic') ?? '';
  const topic = asked in topicNames ? (asked as ArticleTopic) : null;
  const choose = (part: Partial<Filtered>) => {
    const next = { year, topic, ...part };
    const written = Object.entries(next).filter(([, value]) => value !== null);
    setSearch(Object.fromEntries(written.map(([name, value]) => [name, String(value)])));
  };
  return { year, topic, choose };
}
