import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Brand } from '#client/platform/generated/schema';
import type { ModuleCardFragment } from '../card/module-card.generated';
import { Button } from '#client/ui/button';
import { CardGrid } from '#client/ui/layout/card';
import { EmptyState } from '#client/ui/feedback/states';
import { ModuleCard } from '../card/module-card';
import { brandNames, categoryNames, groupNames } from '#client/features/modules/index';
import { stateNames } from '../module-state';
import { activeCount, type ModuleFilter } from './module-filter';
import styles from './module-list.module.css';

const pageSize = 100;
const brands = Object.keys(brandNames) as Brand[];

type SectionProps = {
  id: string;
  titleId: string;
  modules: readonly ModuleCardFragment[];
  total: number;
};

function Section({ id, titleId, modules, total }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className={styles.brand}>
        <h2 id={id}>
          <FormattedMessage id={titleId} />
        </h2>
        <span className="dim">
          <FormattedMessage id="modules.moduleCount" values={{ count: total }} />
        </span>
      </div>
      <CardGrid>
        {modules.map((module) => (
          <ModuleCard key={module.id} module={module} />
        ))}
      </CardGrid>
    </section>
  );
}

/** Returns the modules in sections: a search has one in the order of relevance, otherwise one per brand. */
function sectionsOf(modules: readonly ModuleCardFragment[], searched: boolean) {
  if (searched) return [{ id: 'found', titleId: 'modules.bestFirst', cards: modules }];
  return brands.map((brand) => ({
    id: `brand-${brand}`,
    titleId: brandNames[brand],
    cards: modules.filter((module) => module.brand === brand),
  }));
}

type CardsProps = { modules: readonly ModuleCardFragment[]; searched: boolean };

/** The cards of the modules found, a hundred at a time. */
export function ModuleCards({ modules, searched }: CardsProps) {
  const [visibleModules, setVisible] = useState(pageSize);
  const sections = sectionsOf(modules, searched);
  const before = (at: number) => sections.slice(0, at).reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <>
      {sections
        .map(({ cards, ...section }, at) => ({
          ...section,
          visible: cards.slice(0, Math.max(0, visibleModules - before(at))),
          total: cards.length,
        }))
        .filter(({ visible }) => visible.length > 0)
        .map(({ id, titleId, visible, total }) => (
          <Section key={id} id={id} titleId={titleId} modules={visible} total={total} />
        ))}
      {modules.length > visibleModules && (
        <div className={styles.more}>
          <Button onClick={() => setVisible(visibleModules + pageSize)}>
            <FormattedMessage id="ui.showMore" />
          </Button>
        </div>
      )}
    </>
  );
}

function useSelectedNames({ group, brands: selected, states, categories }: ModuleFilter): string[] {
  const intl = useIntl();
  return [
    ...(group ? [groupNames[group]] : []),
    ...selected.map((brand) => brandNames[brand]),
    ...states.map((state) => stateNames[state]),
    ...categories.map((category) => categoryNames[category]),
  ].map((id) => intl.formatMessage({ id }));
}

/** Returns the action of the empty state: clear the filters if they hide all results, otherwise clear the search. */
function useWayOn({
  filter,
  query,
  found,
}: NoneProps): { filtered: boolean; label: string; go: () => void } | null {
  const [search, setSearch] = useSearchParams();
  const filtered = activeCount(filter) > 0 || filter.group !== null;
  if (query && found === 0) {
    const rest = new URLSearchParams(search);
    rest.delete('q');
    return { filtered, label: 'modules.clearSearch', go: () => setSearch(rest) };
  }
  if (!filtered) return null;
  return { filtered, label: 'modules.resetFilters', go: () => setSearch(query ? { q: query } : {}) };
}

type NoneProps = {
  filter: ModuleFilter;
  query: string;
  /** The number of results without the filters. */
  found: number;
};

/** The empty state of the list, with the active filters and an action. */
export function NoModules(props: NoneProps) {
  const { filter, query, found } = props;
  const names = useSelectedNames(filter);
  const wayOn = useWayOn(props);
  return (
    <EmptyState
      title={
        query ? (
          <FormattedMessage id="modules.noneFor" values={{ query }} />
        ) : (
          <FormattedMessage id={wayOn ? 'modules.none' : 'modules.noneAtAll'} />
        )
      }
      actions={
        wayOn && (
          <Button variant="strong" onClick={wayOn.go}>
            <FormattedMessage id={wayOn.label} />
          </Button>
        )
      }
    >
      {wayOn?.filtered && (
        <FormattedMessage
          id="modules.filtersOn"
          values={{ count: names.length, names: <FormattedList value={names} />, found }}
        />
      )}
    </EmptyState>
  );
}
