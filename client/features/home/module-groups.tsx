import { FormattedMessage } from 'react-intl';
import { groupNames } from '#client/features/modules/index';
import { groupOf } from '#client/features/training/index';
import type { HomeGroupFragment } from './module-groups.generated';
import { MoreLink } from '#client/ui/layout/layout';
import { RibLink, RibList } from '#client/ui/layout/rib-list';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { BlockSection, type Written } from './blocks/block-section';

const address = ({ kind, group }: HomeGroupFragment) =>
  group ? `/training?group=${group}` : `/training?kind=${kind}`;

/** The block with the module groups and the progress in each. */
export function ModuleGroups({ block, groups }: { block: Written; groups: readonly HomeGroupFragment[] }) {
  return (
    <BlockSection
      block={block}
      defaultTitle="home.moduleGroups"
      more={
        <MoreLink to="/training">
          <FormattedMessage id="home.allModules" />
        </MoreLink>
      }
    >
      <RibList>
        {groups.map((entry) => (
          <RibLink
            key={address(entry)}
            to={address(entry)}
            title={<FormattedMessage id={groupNames[groupOf(entry)]} />}
            count={<FormattedMessage id="home.groupDone" values={{ done: entry.done, total: entry.total }} />}
            bar={<TreadBar blocks={treadBlocks(entry.done, entry.total)} />}
          />
        ))}
      </RibList>
    </BlockSection>
  );
}
