import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { NewResource } from '#client/features/editing/index';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import type { HomeBlockKind } from '#client/platform/generated/schema';
import { BackLink } from '#client/ui/editing/back-link';
import { Breadcrumbs } from '#client/ui/editing/breadcrumbs';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { RibList } from '#client/ui/layout/rib-list';
import { kindNames, kinds, kindTexts } from './block-names';
import { homeBlock, homePath } from './home-block';
import styles from './home.module.css';

/** The page that selects the kind of a new block. */
export function ChooseBlock() {
  const title = useIntl().formatMessage({ id: 'admin.home.add' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.home" />
          </BackLink>
        }
        title={title}
      />
      <PageBody>
        <RibList label={title}>
          {kinds.map((kind) => (
            <li key={kind} className={styles.kind}>
              <Link to={`${homePath}/new/${kind}`}>
                <FormattedMessage id={kindNames[kind]} />
              </Link>
              <p className="sm dim">
                <FormattedMessage id={kindTexts[kind]} />
              </p>
            </li>
          ))}
        </RibList>
      </PageBody>
    </>
  );
}

function NewOfKind({ kind }: { kind: HomeBlockKind }) {
  const [block] = useState(() => homeBlock(kind));
  const steps = [
    { to: homePath, name: <FormattedMessage id="admin.home" /> },
    { to: `${homePath}/new`, name: <FormattedMessage id="admin.home.add" /> },
  ];
  return <NewResource of={block} above={<Breadcrumbs steps={steps} />} />;
}

/** The form for a new block of the kind in the URL. */
export function NewBlock() {
  const { kind } = useParams();
  const known = kinds.find((each) => each === kind);
  if (!known) return <NoSuchPage textId="admin.home.gone" to={homePath} toId="admin.home" />;
  return <NewOfKind key={known} kind={known} />;
}
