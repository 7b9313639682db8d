import { FormattedMessage } from 'react-intl';
import type { AdminTestFieldsFragment } from './admin-test.generated';
import { ButtonLink } from '#client/ui/button';
import { Panel } from '#client/ui/layout/card';
import { Note } from '#client/ui/feedback/messages';
import styles from './test-tab.module.css';
import { Versions } from './versions';

type Props = {
  test: AdminTestFieldsFragment;
  /** True if there are unsaved settings, which wouldn't be published. */
  unsaved: boolean;
};

/** The published version of the test, and what publishing would change. */
export function PublishPanel({ test, unsaved }: Props) {
  const published = test.versions.length > 0;
  return (
    <aside className={styles.aside} aria-labelledby="published">
      <Panel>
        <div className={styles.panel}>
          <h2 id="published">
            <FormattedMessage id="admin.publish.heading" />
          </h2>
          <Note tone={test.changed ? 'plain' : 'ok'}>
            {!published && <FormattedMessage id="admin.publish.never" />}
            {published && (
              <FormattedMessage id={test.changed ? 'admin.publish.changed' : 'admin.publish.same'} />
            )}
          </Note>
          <p className="sm dim">
            <FormattedMessage
              id="admin.publish.questions"
              values={{ enabled: test.enabledQuestionCount, total: test.questionCount }}
            />
            {unsaved && (
              <>
                {' '}
                <FormattedMessage id="admin.publish.saveFirst" />
              </>
            )}
          </p>
          <ButtonLink to="../preview" relative="path" block>
            <FormattedMessage id="admin.preview.open" />
          </ButtonLink>
          {published && <Versions versions={test.versions} />}
        </div>
      </Panel>
    </aside>
  );
}
