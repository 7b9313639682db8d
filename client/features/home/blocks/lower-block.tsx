import type { ComponentType } from 'react';
import type { BlockProps } from './block-props';
import { DashboardCtas } from './dashboard-ctas';
import { FeatureCard } from './feature-card';
import { GettingStarted } from './getting-started';
import type { HomeBlockFragment } from './home-block.generated';
import { LatestAwards } from './latest-awards';
import { Merch } from './merch';
import { NewestIssue } from './newest-issue';
import { ProTraining } from './pro-training';
import { Support } from './support';
import { WhatsNew } from './whats-new';

const components: Partial<Record<HomeBlockFragment['kind'], ComponentType<BlockProps>>> = {
  DashboardCTAs: DashboardCtas,
  GettingStarted,
  FeatureCard,
  WhatsNewSection: WhatsNew,
  ProTraining,
  Merch,
  Awards: LatestAwards,
  Newsletter: NewestIssue,
  Support,
};

/** A block of a kind that is below the fold by default. */
export default function LowerBlock(props: BlockProps) {
  const Visible = components[props.block.kind];
  return Visible ? <Visible {...props} /> : null;
}
