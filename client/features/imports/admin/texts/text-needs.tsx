import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from '../imports.module.css';

const needs = [
  ['imports.texts.needs.file', 'imports.texts.needs.fileHelp'],
  ['imports.texts.needs.language', 'imports.texts.needs.languageHelp'],
  ['imports.texts.needs.texts', 'imports.texts.needs.textsHelp'],
] as const;

/** The requirements of a file of translations. */
export function TextNeeds() {
  return (
    <section className={styles.needs} aria-labelledby="file-needs">
      <h2 id="file-needs">
        <FormattedMessage id="imports.file.needs" />
      </h2>
      <dl>
        {needs.map(([need, help]) => (
          <Fragment key={need}>
            <dt>
              <FormattedMessage id={need} />
            </dt>
            <dd>
              <FormattedMessage id={help} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
