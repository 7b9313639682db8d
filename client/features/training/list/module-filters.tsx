import { Checkbox } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { ModuleCardFragment } from '../card/module-card.generated';
import { brandNames, categoryNames, groupNames, type GroupKey } from '#client/features/modules/index';
import { stateNames } from '../module-state';
import { groupOf, moduleState } from '../module-state';
import {
  countsBy,
  fits,
  toggled,
  withGroup,
  type Facet,
  type FilteredModule,
  type ModuleFilter,
} from './module-filter';
import styles from './module-filters.module.css';

type Props = {
  /** The modules to count. */
  modules: readonly ModuleCardFragment[];
  filter: ModuleFilter;
};

/** Returns the groups that contain a module, in display order. */
export function groupsOf(modules: readonly ModuleCardFragment[]): GroupKey[] {
  const held = new Set(modules.map(groupOf));
  return (Object.keys(groupNames) as GroupKey[]).filter((group) => held.has(group));
}

function GroupLinks({ modules, filter, groups }: Props & { groups: readonly GroupKey[] }) {
  const [search] = useSearchParams();
  const counts = countsBy(modules, filter, 'group', groupOf);
  const total = modules.filter((module) => fits(module, filter, 'group')).length;
  const link = (group: GroupKey | null, nameId: string, count: number) => (
    <li key={nameId}>
      <Link
        className={styles.group}
        to={{ search: withGroup(search, group).toString() }}
        aria-current={filter.group === group ? 'true' : undefined}
      >
        <FormattedMessage id={nameId} />
        <span>{count}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-labelledby="module-groups">
      <h2 id="module-groups">
        <FormattedMessage id="modules.filter.group" />
      </h2>
      <ul>
        {link(null, 'modules.group.all', total)}
        {groups.map((group) => link(group, groupNames[group], counts[group] ?? 0))}
      </ul>
    </nav>
  );
}

type FacetProps<T extends string> = Props & {
  facet: Facet;
  titleId: string;
  names: Record<T, string>;
  valueOf: (module: FilteredModule) => T | null | undefined;
  /** True if only values with modules or selected ones are listed. */
  onlyHeld?: boolean;
};

function FacetChoice<T extends string>({
  modules,
  filter,
  facet,
  titleId,
  names,
  valueOf,
  onlyHeld,
}: FacetProps<T>) {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const counts = countsBy(modules, filter, facet, valueOf);
  const selected: readonly string[] = filter[facet];
  const held = new Set(modules.map(valueOf));
  const values = (Object.keys(names) as T[]).filter(
    (value) => !onlyHeld || held.has(value) || selected.includes(value),
  );
  return (
    <fieldset className={styles.facet}>
      <legend>{intl.formatMessage({ id: titleId })}</legend>
      {values.map((value) => (
        <div key={value} className={styles.choice}>
          <Checkbox
            label={intl.formatMessage({ id: names[value] })}
            checked={selected.includes(value)}
            onChange={() => setSearch(toggled(search, facet, value))}
          />
          <span className="sm dim">{counts[value] ?? 0}</span>
        </div>
      ))}
    </fieldset>
  );
}

/** The facets brand, status and category, with the number of modules for each value. */
export function FacetChoices(props: Props) {
  return (
    <>
      <FacetChoice
        {...props}
        facet="brands"
        titleId="modules.filter.brand"
        names={brandNames}
        valueOf={({ brand }) => brand}
      />
      <FacetChoice
        {...props}
        facet="states"
        titleId="modules.filter.status"
        names={stateNames}
        valueOf={(module) => moduleState(module)}
      />
      <FacetChoice
        {...props}
        facet="categories"
        titleId="modules.filter.test"
        names={categoryNames}
        valueOf={({ test }) => test?.category}
        onlyHeld
      />
    </>
  );
}

/** The filters at the left of the list. */
export function ModuleFilters({ groups, ...props }: Props & { groups: readonly GroupKey[] }) {
  const intl = useIntl();
  return (
    <aside className={`desk-only ${styles.side}`} aria-label={intl.formatMessage({ id: 'modules.filters' })}>
      <GroupLinks {...props} groups={groups} />
      <FacetChoices {...props} />
    </aside>
  );
}
