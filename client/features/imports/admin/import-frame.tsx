import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import type { ImportKind } from '#client/platform/generated/schema';
import { bold } from '#client/ui/bold';
import { BackLink } from '#client/ui/editing/back-link';
import { PageHead } from '#client/ui/editing/page-head';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './imports.module.css';
import { kinds } from './import-words';

/** The message ids of the five steps. */
const steps = [
  'imports.step.file',
  'imports.step.columns',
  'imports.step.rows',
  'imports.step.import',
  'imports.step.report',
] as const;

/** The steps of a file without columns. */
const textSteps = [
  'imports.textStep.file',
  'imports.textStep.check',
  'imports.textStep.import',
  'imports.textStep.report',
] as const;

type Props = {
  kind: ImportKind;
  step: number;
  /** The name of the file, once there is one. */
  fileName?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** The header of an import: its kind and current step. */
export function ImportFrame({ kind, step, fileName, actions, children }: Props) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: kinds[kind].titleId });
  const isText = kind === 'translations';
  const ids: readonly string[] = isText ? textSteps : steps;
  const at = isText && step > 1 ? step - 2 : step - 1;
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
          <TreadBar size="lg" blocks={treadBlocks(at, ids.length, 1)} />
        </div>
        <p role="status">
          <FormattedMessage id={ids[at]!} values={{ b: bold }} />
        </p>
      </div>
      {children}
    </>
  );
}
