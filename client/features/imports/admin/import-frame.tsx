import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import type { ImportKind } from '#client/platform/generated/schema';
import { bold } from '#client/ui/bold';
import { BackLink } from '#client/ui/editing/back-link';
import { PageHead } from '#client/ui/editing/page-head';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import styles from './imports.module.css';
import { kinds } from './import-words';

/** The five steps, each with what comes after it. */
const steps = [
  'imports.step.file',
  'imports.step.columns',
  'imports.step.rows',
  'imports.step.import',
  'imports.step.report',
] as const;

type Props = {
  kind: ImportKind;
  step: number;
  /** Its file, once there is one. */
  fileName?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** The head of an import: what it is of, and which of the five steps it has come to. */
export function ImportFrame({ kind, step, fileName, actions, children }: Props) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: kinds[kind].titleId });
  return (
    <>
      <PageTitle>{fileName ? `${fileName} · ${title}` : title}</PageTitle>
      <PageHead
        title={title}
        back={
          <BackLink to="/admin/imports">
            <FormattedMessage id="admin.imports" />
          </BackLink>
        }
        actions={actions}
      />
      <div className={styles.steps}>
        <div className={styles.blocks}>
          <TreadBar size="lg" blocks={treadBlocks(step - 1, steps.length, 1)} />
        </div>
        <p role="status">
          <FormattedMessage id={steps[step - 1]!} values={{ b: bold }} />
        </p>
      </div>
      {children}
    </>
  );
}
