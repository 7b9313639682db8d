import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import {
  ProgramEntryDialog,
  programNames,
  programPath,
  useEnterAddress,
  type ProgramBucket,
} from '#client/features/programs/index';
import { PageTitle } from '#client/features/settings/index';
import { Button, ButtonLink } from '#client/ui/button';
import { Page, Section } from '#client/ui/layout/layout';
import { PageState, Waiting } from '#client/ui/feedback/states';
import styles from './gold-page.module.css';
import { ProgramEnd, ProgramGives } from './program-gives';
import { ProgramHero } from './program-hero';
import { ModuleSummary, ProgramModules } from './program-modules';
import { useProgramPageQuery, type ProgramPageQuery } from './program-page.generated';
import { entryStatusOf } from './program-state';
import { endsOf, useProgramsAnew } from './use-programs-anew';

type Program = ProgramPageQuery['programs'][number];

/** The page of a program without access. */
function Outside({ program, onEnter }: { program: Program; onEnter: () => void }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: programNames[program.bucket] });
  const { enabled } = program;
  return (
    <PageState
      title={name}
      actions={
        <>
          {enabled && (
            <Button variant="primary" onClick={onEnter}>
              <FormattedMessage id="programs.enterAccountNumber" />
            </Button>
          )}
          <ButtonLink to="/programs">
            <FormattedMessage id="programs.toPrograms" />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage
        id={enabled ? 'programs.entryNeeded' : 'programs.closedNow'}
        values={{ program: name }}
      />
    </PageState>
  );
}

function Inside({ program, modules }: { program: Program; modules: ProgramPageQuery['modules']['nodes'] }) {
  return (
    <>
      <ProgramHero program={program} modules={modules} />
      <Page>
        <div className={styles.columns}>
          <Section
            title={<FormattedMessage id="programs.modules" />}
            more={<ModuleSummary modules={modules} />}
          >
            <ProgramModules modules={modules} />
          </Section>
          <Section title={<FormattedMessage id="programs.gives" />}>
            <ProgramGives {...program} />
            {program.entry && <ProgramEnd bucket={program.bucket} expiresAt={program.entry.expiresAt} />}
          </Section>
        </div>
      </Page>
    </>
  );
}

function Program({ bucket, data }: { bucket: ProgramBucket; data: ProgramPageQuery }) {
  const { requested, forget } = useEnterAddress();
  // The dialog opens immediately for people without access. After closing it, they can open it again.
  const [isRequested, setIsRequested] = useState(true);
  const program = data.programs.find((each) => each.bucket === bucket)!;
  const entryStatus = entryStatusOf(program, data.me.role === 'admin');
  const isOutside = entryStatus === 'closed' || entryStatus === 'notEntered';
  const wanted = entryStatus === 'notEntered' && isRequested ? bucket : null;
  const close = () => {
    setIsRequested(false);
    if (requested) forget();
  };
  return (
    <>
      {isOutside ? (
        <Outside program={program} onEnter={() => setIsRequested(true)} />
      ) : (
        <Inside program={program} modules={data.modules.nodes} />
      )}
      <ProgramEntryDialog bucket={requested ?? wanted} onClose={close} />
    </>
  );
}

/** The page of a gold program: end of the access, modules and benefits. */
export default function GoldPage() {
  const { pathname } = useLocation();
  const bucket: ProgramBucket = pathname.startsWith(programPath('distributor')) ? 'distributor' : 'retailer';
  const title = useIntl().formatMessage({ id: programNames[bucket] });
  const { data, error, refetch } = useProgramPageQuery({
    variables: { group: `gold_${bucket}` },
    fetchPolicy: 'cache-and-network',
  });
  useProgramsAnew(endsOf(data?.programs), refetch);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data ? (
        <Program key={bucket} bucket={bucket} data={data} />
      ) : (
        <Page>
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        </Page>
      )}
    </>
  );
}
