import type { ArticleTopic } from '#client/platform/generated/schema';
import type { TreadPatternName } from '#client/ui/art/tread-cover';

/** The message ids of the topics, in display order. */
export const topicNames: Record<ArticleTopic, string> = {
  products: 'articles.topic.products',
  training: 'articles.topic.training',
  programs: 'articles.topic.programs',
  material: 'articles.topic.material',
  people: 'articles.topic.people',
};

/** The treads that replace the image of an article, by topic. */
export const topicArt: Record<ArticleTopic, TreadPatternName> = {
  products: 'winter',
  training: 'road',
  programs: 'arcs',
  material: 'touring',
  people: 'arcs',
};
