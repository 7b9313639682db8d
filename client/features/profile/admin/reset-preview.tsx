import { FormattedMessage } from 'react-intl';
import { Fact, FactList } from '#client/ui/fact-list';
import type { ResetProPreviewQuery } from './pro-people.generated';
import styles from './reset-preview.module.css';

type Named = { names: readonly string[]; count: number };

/** Names, which may have commas in them, and how many more there are. */
function Names({ names, count }: Named) {
  const more = count - names.length;
  return (
    <>
      {names.join(' · ')}
      {more > 0 && (
        <>
          {' '}
          <FormattedMessage id="admin.pro.more" values={{ count: more }} />
        </>
      )}
    </>
  );
}

/** Whom a reset takes, what they keep, and what they have to pass again. */
export function ResetPreview({ preview }: { preview: ResetProPreviewQuery['resetProPreview'] }) {
  const { count, people, results, certificates, testCount, tests } = preview;
  return (
    <div className={styles.preview}>
      <FactList>
        <Fact label="admin.pro.who">
          <Names names={people.map(({ name }) => name)} count={count} />
        </Fact>
        <Fact label="admin.pro.keep">
          <FormattedMessage id="admin.pro.kept" values={{ results, certificates }} />
        </Fact>
        <Fact label="admin.pro.opens">
          {testCount === 0 ? (
            <FormattedMessage id="admin.pro.opensNothing" />
          ) : (
            <Names names={tests.map(({ moduleName }) => moduleName)} count={testCount} />
          )}
        </Fact>
      </FactList>
    </div>
  );
}
