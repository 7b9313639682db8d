import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { TestVersionFieldsFragment } from './admin-test.generated';
import { Button } from '#client/ui/button';
import { Tag } from '#client/ui/feedback/messages';
import { RibList } from '#client/ui/layout/rib-list';
import styles from './test-tab.module.css';

const few = 5;

function VersionLine({ version }: { version: TestVersionFieldsFragment }) {
  const { dateTime, percent } = useFormat();
  const { number, publishedAt, publishedBy, questionCount, passMark, current } = version;
  return (
    <li className={styles.version}>
      <p className={styles.versionName}>
        <FormattedMessage id="admin.versions.number" values={{ number }} />
        {current && (
          <Tag strong>
            <FormattedMessage id="admin.versions.current" />
          </Tag>
        )}
      </p>
      <p className="sm dim">
        {publishedBy ? (
          <FormattedMessage
            id="admin.versions.by"
            values={{ date: dateTime(publishedAt), name: publishedBy }}
          />
        ) : (
          <FormattedMessage id="admin.versions.byPortal" values={{ date: dateTime(publishedAt) }} />
        )}
        <br />
        <FormattedMessage
          id="admin.versions.facts"
          values={{ count: questionCount, passMark: percent(passMark) }}
        />
      </p>
    </li>
  );
}

/** The published versions, newest first. */
export function Versions({ versions }: { versions: readonly TestVersionFieldsFragment[] }) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const visible = all ? versions : versions.slice(0, few);
  return (
    <div>
      <h3 className={styles.versions}>
        <FormattedMessage id="admin.versions" />
      </h3>
      <RibList label={intl.formatMessage({ id: 'admin.versions' })}>
        {visible.map((version) => (
          <VersionLine key={version.id} version={version} />
        ))}
      </RibList>
      {visible.length < versions.length && (
        <Button variant="text" onClick={() => setAll(true)}>
          <FormattedMessage id="admin.versions.all" values={{ count: versions.length }} />
        </Button>
      )}
    </div>
  );
}
