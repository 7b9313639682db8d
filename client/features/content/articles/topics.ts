import type { ArticleTopic } from '#client/platform/generated/schema';
import type { TreadPatternName } from '#client/ui/art/tread-cover';

/** What each topic is called, in the order in which they are offered. */
export const topicNames: Record<ArticleTopic, string> = {
  products: 'articles.topic.products',
  training: 'articles.topic.training',
  programs: 'articles.topic.programs',
  material: 'articles.topic.material',
  people: 'articles.topic.people',
};

/** The tread that stands for an article without a picture. */
export const topicArt: Record<ArticleTopic, TreadPatternName> = {
  products: 'winter',
  training: 'road',
  programs: 'arcs',
  material: 'touring',
  people: 'arcs',
};
