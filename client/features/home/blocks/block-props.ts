import type { HomeDetailsFragment } from '../details.generated';
import type { HomeStepFragment } from '../hero.generated';
import type { HomeGroupFragment } from '../module-groups.generated';
import type { HomeBlockFragment } from './home-block.generated';

/** The person's data that blocks show in addition to their own. */
export type Home = {
  name: string;
  details: HomeDetailsFragment;
  groups: readonly HomeGroupFragment[];
  begun: readonly HomeStepFragment[];
  unfinished: readonly HomeStepFragment[];
};

export type BlockProps = { block: HomeBlockFragment; home: Home };
