import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Brand, ModuleCardFragment } from '#client/platform/generated/graphql';
import { Button } from '#client/ui/button';
import { CardGrid } from '#client/ui/card';
import { EmptyState } from '#client/ui/states';
import { ModuleCard } from './module-card';
import { activeCount, type ModuleFilter } from './module-filter';
import { brandNames, categoryNames, groupNames, stateNames } from './module-labels';
import styles from './module-list.module.css';

const pageSize = 100;
const brands = Object.keys(brandNames) as Brand[];

function BrandSection({
  brand,
  modules,
  total,
}: {
  brand: Brand;
  modules: readonly ModuleCardFragment[];
  total: number;
}) {
  return (
    <section aria-labelledby={`brand-${brand}`}>
      <div className={styles.brand}>
        <h2 id={`brand-${brand}`}>
          <FormattedMessage id={brandNames[brand]} />
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

/** The modules found, as cards by brand, a hundred at a time. */
export function ModuleCards({ modules }: { modules: readonly ModuleCardFragment[] }) {
  const [shown, setShown] = useState(pageSize);
  const byBrand = brands.flatMap((brand) => modules.filter((module) => module.brand === brand));
  const visible = byBrand.slice(0, shown);
  return (
    <>
      {brands
        .map((brand) => ({ brand, cards: visible.filter((module) => module.brand === brand) }))
        .filter(({ cards }) => cards.length > 0)
        .map(({ brand, cards }) => (
          <BrandSection
            key={brand}
            brand={brand}
            modules={cards}
            total={modules.filter((module) => module.brand === brand).length}
          />
        ))}
      {visible.length < byBrand.length && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + pageSize)}>
            <FormattedMessage id="modules.showMore" />
          </Button>
        </div>
      )}
    </>
  );
}

function useChosenNames({ group, brands: chosen, states, categories }: ModuleFilter): string[] {
  const intl = useIntl();
  return [
    ...(group ? [groupNames[group]] : []),
    ...chosen.map((brand) => brandNames[brand]),
    ...states.map((state) => stateNames[state]),
    ...categories.map((category) => categoryNames[category]),
  ].map((id) => intl.formatMessage({ id }));
}

/** Says that no module fits, which filters are on and what would help. */
export function NoModules({ filter, query, found }: { filter: ModuleFilter; query: string; found: number }) {
  const [search, setSearch] = useSearchParams();
  const names = useChosenNames(filter);
  const filtered = activeCount(filter) > 0 || filter.group !== null;
  const keepQuery = () => setSearch(found > 0 && query ? { q: query } : {});
  return (
    <EmptyState
      title={
        query ? (
          <FormattedMessage id="modules.noneFor" values={{ query }} />
        ) : (
          <FormattedMessage id={filtered ? 'modules.none' : 'modules.noneAtAll'} />
        )
      }
      actions={
        search.size > 0 && (
          <Button variant="strong" onClick={keepQuery}>
            <FormattedMessage id={filtered ? 'modules.resetFilters' : 'modules.clearSearch'} />
          </Button>
        )
      }
    >
      {filtered && (
        <FormattedMessage
          id="modules.filtersOn"
          values={{ count: names.length, names: <FormattedList value={names} />, found }}
        />
      )}
    </EmptyState>
  );
}
