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
  description: 'Kind of block on the home page.',
  valuesConfig: {
    DashboardHero: { description: "The person's next step, with points and progress below it." },
    DashboardCTAs: { description: 'Up to three large numbers, each with a text and a link.' },
    ModuleGroups: { description: "Groups of modules with the person's progress in each." },
    GettingStarted: { description: 'First steps for new people, until all are completed.' },
    FeatureCard: { description: 'A card with an image, a text and a link.' },
    WhatsNewSection: { description: 'Newest articles of a section.' },
    ProTraining: { description: 'Progress toward the PRO tests, and modules with PRO tests.' },
    Merch: { description: 'The next reward to save points for.' },
    Awards: { description: 'Most recent awards of a section.' },
    Newsletter: { description: 'Newsletter of a section, with its subscription.' },
    Support: { description: 'A link to support.' },
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
  description: 'First step of a new person.',
  valuesConfig: {
    picture: { description: 'The person has a picture.' },
    profile: { description: 'The profile has a store and a country.' },
    module: { description: 'The person has opened a module.' },
    test: { description: 'The person has passed a test.' },
    survey: {
      description:
        'The person has answered a survey. Left out if none was answered and none is open to the person.',
    },
    newsletter: {
      description:
        'The person subscribes to a newsletter. Left out after unsubscribing, or if no newsletter with an ' +
        'issue is open to the person.',
    },
  },
});
