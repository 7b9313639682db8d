import type { HomeDetailsFragment } from '../details.generated';
import type { HomeStepFragment } from '../hero.generated';
import type { HomeGroupFragment } from '../module-groups.generated';
import type { HomeBlockFragment } from './home-block.generated';

/** What blocks show of the person beside what comes with them. */
export type Home = {
  name: string;
  details: HomeDetailsFragment;
  groups: readonly HomeGroupFragment[];
  begun: readonly HomeStepFragment[];
  unfinished: readonly HomeStepFragment[];
};

export type BlockProps = { block: HomeBlockFragment; home: Home };
