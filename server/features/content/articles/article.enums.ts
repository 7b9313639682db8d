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

/** Whether somebody sees an article, and otherwise the first thing that is in the way. */
export enum ArticleSight {
  seen = 'seen',
  page_hidden = 'page_hidden',
  section_for_others = 'section_for_others',
  for_others = 'for_others',
  draft = 'draft',
  later = 'later',
  before_entry = 'before_entry',
}
registerEnumType(ArticleSight, {
  name: 'ArticleSight',
  description: 'Whether somebody sees an article, and otherwise the first thing that is in the way.',
  valuesConfig: {
    seen: { description: 'They see it.' },
    page_hidden: { description: 'Its section shows no articles to anybody, or its program is closed.' },
    section_for_others: { description: 'Its section is for others.' },
    for_others: { description: 'It is for others.' },
    draft: { description: 'It is a draft.' },
    later: { description: 'It is published later.' },
    before_entry: { description: 'They have to enter its program first.' },
  },
});
