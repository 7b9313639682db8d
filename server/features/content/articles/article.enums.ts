import { registerEnumType } from 'type-graphql';

export type ArticleTopic = 'products' | 'training' | 'programs' | 'material' | 'people';

export enum ArticleTopicEnum {
  products = 'products',
  training = 'training',
  programs = 'programs',
  material = 'material',
  people = 'people',
}
registerEnumType(ArticleTopicEnum, {
  name: 'ArticleTopic',
  description: 'What an article is about.',
  valuesConfig: {
    products: { description: 'Tires and what they do.' },
    training: { description: 'Modules and tests.' },
    programs: { description: 'Promotions and programs.' },
    material: { description: 'Things to use at the counter.' },
    people: { description: 'Those who work with tires.' },
  },
});
