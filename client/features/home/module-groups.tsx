import { FormattedMessage } from 'react-intl';
import type { HomeGroupFragment, ModuleGroup, ModuleKind } from '#client/platform/generated/graphql';
import { MoreLink, Section } from '#client/ui/layout';
import { RibLink, RibList } from '#client/ui/rib-list';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';

const groupNames: Record<ModuleGroup, string> = {
  sales_skills: 'groups.sales_skills',
  social_media: 'groups.social_media',
  non_product: 'groups.non_product',
  employee: 'groups.employee',
  gold_distributor: 'groups.gold_distributor',
  gold_retailer: 'groups.gold_retailer',
};

const kindNames: Record<ModuleKind, string> = {
  tire: 'kinds.tire',
  training: 'kinds.training',
  unknown: 'kinds.unknown',
};

const address = ({ kind, group }: HomeGroupFragment) =>
  group ? `/training?group=${group}` : `/training?kind=${kind}`;
const nameId = ({ kind, group }: HomeGroupFragment) => (group ? groupNames[group] : kindNames[kind]);

/** The groups of modules with what is done of each. */
export function ModuleGroups({ groups }: { groups: readonly HomeGroupFragment[] }) {
  return (
    <Section
      title={<FormattedMessage id="home.moduleGroups" />}
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
            title={<FormattedMessage id={nameId(entry)} />}
            count={<FormattedMessage id="home.groupDone" values={{ done: entry.done, total: entry.total }} />}
            bar={<TreadBar blocks={treadBlocks(entry.done, entry.total)} />}
          />
        ))}
      </RibList>
    </Section>
  );
}
