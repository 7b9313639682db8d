import { registerEnumType } from 'type-graphql';

export type HomeBlockKind =
  | 'DashboardHero'
  | 'DashboardCTAs'
  | 'ModuleGroups'
  | 'GettingStarted'
  | 'FeatureCard'
  | 'WhatsNewSection'
  | 'ProTraining'
  | 'Merch'
  | 'Awards'
  | 'Newsletter'
  | 'Support';

export enum HomeBlockKindEnum {
  DashboardHero = 'DashboardHero',
  DashboardCTAs = 'DashboardCTAs',
  ModuleGroups = 'ModuleGroups',
  GettingStarted = 'GettingStarted',
  FeatureCard = 'FeatureCard',
  WhatsNewSection = 'WhatsNewSection',
  ProTraining = 'ProTraining',
  Merch = 'Merch',
  Awards = 'Awards',
  Newsletter = 'Newsletter',
  Support = 'Support',
}
registerEnumType(HomeBlockKindEnum, {
  name: 'HomeBlockKind',
  description: 'What a block of the home page shows.',
  valuesConfig: {
    DashboardHero: { description: 'The next step of the person, with points and progress under it.' },
    DashboardCTAs: { description: 'Up to three large numbers, each with what to do about it.' },
    ModuleGroups: { description: 'The groups of modules with what is done of each.' },
    GettingStarted: { description: 'What new people do first, until all of it is done.' },
    FeatureCard: { description: 'A card with a picture, a text and a link.' },
    WhatsNewSection: { description: 'The newest articles of a section.' },
    ProTraining: { description: 'The way to the PRO tests, and what opens at its end.' },
    Merch: { description: 'The reward that is next within reach of the points of the person.' },
    Awards: { description: 'Who won something last.' },
    Newsletter: { description: 'The newsletter of a section, and subscribing to it.' },
    Support: { description: 'The way to support.' },
  },
});

export type HomeStepKey = 'picture' | 'profile' | 'module' | 'test' | 'survey' | 'newsletter';

export enum HomeStepKeyEnum {
  picture = 'picture',
  profile = 'profile',
  module = 'module',
  test = 'test',
  survey = 'survey',
  newsletter = 'newsletter',
}
registerEnumType(HomeStepKeyEnum, {
  name: 'HomeStepKey',
  description: 'What somebody does first.',
  valuesConfig: {
    picture: { description: 'A picture of oneself is there.' },
    profile: { description: 'The profile says the store and the country.' },
    module: { description: 'A module was opened.' },
    test: { description: 'A test was passed.' },
    survey: { description: 'A survey was answered; only where one was, or one is open to the caller.' },
    newsletter: {
      description:
        'A newsletter comes by e-mail; only where it does, or one with an issue may be subscribed to and none was left.',
    },
  },
});
