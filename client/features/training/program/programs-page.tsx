import { FormattedMessage, useIntl } from 'react-intl';
import { ProgramEntryDialog, useEnterAddress } from '#client/features/programs/index';
import { PageTitle } from '#client/features/settings/index';
import { Page, Section } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import { AccountNumber } from './account-number';
import { GoldRow } from './gold-row';
import { ProRow } from './pro-row';
import { entryStatusOf } from './program-state';
import { ToolList } from './tool-list';
import styles from './programs-page.module.css';
import { endsOf, useProgramsAnew } from './use-programs-anew';
import { useProgramsQuery, type ProgramsQuery } from './programs.generated';

function Programs({ data: { programs, tools, me } }: { data: ProgramsQuery }) {
  const isAdmin = me.role === 'admin';
  const isIn = programs.filter((program) => ['entered', 'free'].includes(entryStatusOf(program, isAdmin)));
  // Programs with access come first. PRO training is open to everyone.
  const rest = programs.filter((program) => !isIn.includes(program));
  const values = { count: isIn.length + 1, total: programs.length + 1, tools: tools.length };
  return (
    <>
      <p className={`dim ${styles.lead}`}>
        <FormattedMessage id="programs.lead" values={values} />
      </p>
      <div className={styles.columns}>
        <Section title={<FormattedMessage id="shell.programs" />}>
          {[...isIn, ...rest].map((program) => (
            <GoldRow key={program.bucket} program={program} isAdmin={isAdmin} />
          ))}
          <ProRow pro={me.progress.pro} />
        </Section>
        <Section title={<FormattedMessage id="programs.number" />}>
          <AccountNumber />
        </Section>
      </div>
      {tools.length > 0 && (
        <Section title={<FormattedMessage id="programs.tools" />}>
          <ToolList tools={tools} />
        </Section>
      )}
    </>
  );
}

/** The list of programs with their benefits. */
export default function ProgramsPage() {
  const title = useIntl().formatMessage({ id: 'programs.title' });
  const { data, error, refetch } = useProgramsQuery({ fetchPolicy: 'cache-and-network' });
  useProgramsAnew(endsOf(data?.programs), refetch);
  const { requested, forget } = useEnterAddress();
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.page}>
        <h1>{title}</h1>
        {data ? <Programs data={data} /> : <Waiting error={error} onRetry={() => void refetch()} lines={6} />}
      </div>
      <ProgramEntryDialog bucket={requested} onClose={forget} />
    </Page>
  );
}
