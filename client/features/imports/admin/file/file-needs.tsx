import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportKind } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { Waiting } from '#client/ui/feedback/states';
import { useImportFieldsOfQuery } from '../imports.generated';
import styles from '../imports.module.css';
import { saveExample } from './example';

/** The required and optional columns of a file. */
export function FileNeeds({ kind }: { kind: ImportKind }) {
  const intl = useIntl();
  const { data, error, refetch } = useImportFieldsOfQuery({ variables: { kind } });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  const { importFields: fields } = data;
  const names = (of: typeof fields) => intl.formatList(of.map(({ label }) => label));
  const finding = fields.filter(({ finds }) => finds);
  const needed = fields.filter(({ finds, required }) => required && !finds);
  const others = fields.filter(({ finds, required }) => !finds && !required);
  return (
    <section className={styles.needs} aria-labelledby="file-needs">
      <h2 id="file-needs">
        <FormattedMessage id="imports.file.needs" />
      </h2>
      <dl>
        <dt>
          <FormattedMessage id="imports.file.heads" />
        </dt>
        <dd>
          <FormattedMessage id="imports.file.headsHelp" />
        </dd>
        <dt>{names(finding)}</dt>
        <dd>
          <FormattedMessage id="imports.file.finds" values={{ count: finding.length }} />
        </dd>
        {needed.length > 0 && (
          <>
            <dt>{names(needed)}</dt>
            <dd>
              <FormattedMessage id="imports.file.required" />
            </dd>
          </>
        )}
        {others.length > 0 && (
          <>
            <dt>{names(others)}</dt>
            <dd>
              <FormattedMessage id="imports.file.others" />
            </dd>
          </>
        )}
      </dl>
      <Button
        onClick={() =>
          saveExample(
            `${kind}.csv`,
            fields.map(({ label }) => label),
          )
        }
      >
        <IconDownload size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="imports.file.example" />
      </Button>
    </section>
  );
}
