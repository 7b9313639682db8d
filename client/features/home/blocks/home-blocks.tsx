import { VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '#client/features/settings/index';
import { lazyPage } from '#client/platform/lazy-loading/lazy-page';
import { ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout/layout';
import { EmptyState } from '#client/ui/feedback/states';
import { DetailsBar } from '../details';
import { Hero } from '../hero';
import { ModuleGroups } from '../module-groups';
import { nextStep } from '../next-step';
import type { BlockProps, Home } from './block-props';
import { blockRows, drawnBlocks, isBand } from './block-rows';
import type { HomeBlockFragment } from './home-block.generated';
import styles from './home-blocks.module.css';

const LowerBlock = lazyPage(() => import('./lower-block'));

// Prefetched immediately, because these blocks follow the visible ones. If that fails, the code loads on use.
LowerBlock.load().catch((error: unknown) => console.warn('Blocks could not be loaded ahead.', error));

function DashboardHero({ home: { name, details, begun, unfinished } }: BlockProps) {
  return (
    <>
      <Hero name={name} step={nextStep(begun, unfinished)} />
      <DetailsBar details={details} />
    </>
  );
}

function Block({ block, home }: BlockProps) {
  if (block.kind === 'DashboardHero') return <DashboardHero block={block} home={home} />;
  if (block.kind === 'ModuleGroups') return <ModuleGroups block={block} groups={home.groups} />;
  return (
    <Suspense fallback={<div className={styles.held} />}>
      <LowerBlock block={block} home={home} />
    </Suspense>
  );
}

function Row({ row, home }: { row: readonly HomeBlockFragment[]; home: Home }) {
  const blocks = row.map((block) => <Block key={block.id} block={block} home={home} />);
  if (row.some(isBand)) return blocks;
  return (
    <Page>
      <div className={styles.row} data-columns={row.length} data-first={row[0]!.kind}>
        {blocks}
      </div>
    </Page>
  );
}

/** The empty state: every block is hidden or has nothing to show. */
function NoBlocks() {
  return (
    <Page>
      <EmptyState
        title={<FormattedMessage id="home.none" />}
        actions={
          <ButtonLink variant="strong" to="/training">
            <FormattedMessage id="home.allModules" />
          </ButtonLink>
        }
      />
    </Page>
  );
}

type Props = { blocks: readonly HomeBlockFragment[]; home: Home };

/** The blocks of the home page that have something to show. */
export function HomeBlocks({ blocks, home }: Props) {
  const { productName } = useSettings();
  const drawn = drawnBlocks(blocks, home);
  return (
    <div className={styles.blocks}>
      {drawn.every(({ kind }) => kind !== 'DashboardHero') && (
        <VisuallyHidden>
          <h1>{productName}</h1>
        </VisuallyHidden>
      )}
      {blockRows(drawn).map((row) => (
        <Row key={row[0]!.id} row={row} home={home} />
      ))}
      {drawn.length === 0 && <NoBlocks />}
    </div>
  );
}
