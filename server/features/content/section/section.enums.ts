import { registerEnumType } from 'type-graphql';

export type ContentSectionKey = 'whats-new' | 'pro-training' | 'gold-retailer-program';

/** GraphQL names can't contain hyphens. The values are those of addresses and the database. */
export enum ContentSectionKeyEnum {
  whats_new = 'whats-new',
  pro_training = 'pro-training',
  gold_retailer_program = 'gold-retailer-program',
}
registerEnumType(ContentSectionKeyEnum, {
  name: 'ContentSectionKey',
  description: 'Key of a section of content. Its address has hyphens instead of underscores.',
  valuesConfig: {
    whats_new: { description: 'News, at `/whats-new`.' },
    pro_training: { description: 'Content about PRO training, at `/pro-training`.' },
    gold_retailer_program: {
      description:
        'Content for gold retailers, at `/gold-retailer-program`. It needs access to their program.',
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
  description: 'A page of a section. Its address has hyphens instead of underscores.',
  valuesConfig: {
    articles: { description: 'Articles, newest first.' },
    pros: { description: 'The PRO people.' },
    survey: { description: 'Surveys, open ones first.' },
    prize_winners: { description: 'Winners of monthly prizes, by year.' },
    newsletter: { description: 'Issues of the newsletter, and the subscription.' },
    gallery: { description: 'Albums of images.' },
    awards: { description: 'Awards by year.' },
  },
});
