import type { HomeBlockKind } from '#client/platform/generated/schema';

/** The message ids of the names of block kinds. */
export const kindNames: Record<HomeBlockKind, string> = {
  DashboardHero: 'admin.home.hero',
  DashboardCTAs: 'admin.home.numbers',
  ModuleGroups: 'admin.home.groups',
  GettingStarted: 'admin.home.steps',
  FeatureCard: 'admin.home.card',
  WhatsNewSection: 'admin.home.news',
  ProTraining: 'admin.home.pro',
  Merch: 'admin.home.reward',
  Awards: 'admin.home.winners',
  Newsletter: 'admin.home.newsletter',
  Support: 'admin.home.support',
};

/** The message ids of the descriptions of block kinds. */
export const kindTexts: Record<HomeBlockKind, string> = {
  DashboardHero: 'admin.home.hero.about',
  DashboardCTAs: 'admin.home.numbers.about',
  ModuleGroups: 'admin.home.groups.about',
  GettingStarted: 'admin.home.steps.about',
  FeatureCard: 'admin.home.card.about',
  WhatsNewSection: 'admin.home.news.about',
  ProTraining: 'admin.home.pro.about',
  Merch: 'admin.home.reward.about',
  Awards: 'admin.home.winners.about',
  Newsletter: 'admin.home.newsletter.about',
  Support: 'admin.home.support.about',
};

export const kinds = Object.keys(kindNames) as HomeBlockKind[];
