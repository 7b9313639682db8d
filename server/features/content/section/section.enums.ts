import { registerEnumType } from 'type-graphql';

export type ContentSectionKey = 'whats-new' | 'pro-training' | 'gold-retailer-program';

/** Names of the API have no hyphens; the values are what addresses and the database say. */
export enum ContentSectionKeyEnum {
  whats_new = 'whats-new',
  pro_training = 'pro-training',
  gold_retailer_program = 'gold-retailer-program',
}
registerEnumType(ContentSectionKeyEnum, {
  name: 'ContentSectionKey',
  description: 'A section of what people read beside training; its address has hyphens for the underscores.',
  valuesConfig: {
    whats_new: { description: 'News, at `/whats-new`.' },
    pro_training: { description: 'What is about PRO people, at `/pro-training`.' },
    gold_retailer_program: {
      description:
        'What is for gold retailers, at `/gold-retailer-program`, behind the entry to their program.',
    },
  },
});

export type ContentPage =
  | 'articles'
  | 'pros'
  | 'survey'
  | 'prize-winners'
  | 'newsletter'
  | 'gallery'
  | 'awards';

export enum ContentPageEnum {
  articles = 'articles',
  pros = 'pros',
  survey = 'survey',
  prize_winners = 'prize-winners',
  newsletter = 'newsletter',
  gallery = 'gallery',
  awards = 'awards',
}
registerEnumType(ContentPageEnum, {
  name: 'ContentPage',
  description: 'A page that a section may have; its address has hyphens for the underscores.',
  valuesConfig: {
    articles: { description: 'Articles, the newest first.' },
    pros: { description: 'The PRO people.' },
    survey: { description: 'Surveys, open ones first.' },
    prize_winners: { description: 'Who won the prize of a month, by year.' },
    newsletter: { description: 'The issues of the newsletter, and the subscription.' },
    gallery: { description: 'Albums of pictures.' },
    awards: { description: 'Awards by year.' },
  },
});
