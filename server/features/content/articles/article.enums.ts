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
  description: 'Topic of an article.',
  valuesConfig: {
    products: { description: 'Tires and their properties.' },
    training: { description: 'Modules and tests.' },
    programs: { description: 'Promotions and programs.' },
    material: { description: 'Materials for the counter.' },
    people: { description: 'People who work with tires.' },
  },
});

/** The visibility of an article for a person, or the first reason why it is hidden. */
export enum ArticleVisibility {
  seen = 'seen',
  page_hidden = 'page_hidden',
  section_for_others = 'section_for_others',
  for_others = 'for_others',
  draft = 'draft',
  later = 'later',
  before_entry = 'before_entry',
}
registerEnumType(ArticleVisibility, {
  name: 'ArticleVisibility',
  description: "Visibility of an article for a reader: visible, or the first reason why it isn't.",
  valuesConfig: {
    seen: { description: 'The article is visible.' },
    page_hidden: { description: "The section doesn't show articles, or its program is closed." },
    section_for_others: { description: 'The section is for other people.' },
    for_others: { description: 'The article is for other people.' },
    draft: { description: 'The article is a draft.' },
    later: { description: 'The article is scheduled.' },
    before_entry: { description: 'Program access is missing.' },
  },
});
