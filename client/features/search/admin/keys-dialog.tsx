import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '#client/ui/dialog/dialog';
import { Keys } from './key';
import styles from './palette.module.css';

const sheet = [
  {
    labelId: 'palette.keys.everywhere',
    keys: [
      { of: ['Mod', 'K'], labelId: 'palette.title' },
      { of: ['/'], labelId: 'palette.keys.search' },
      { of: ['?'], labelId: 'palette.keys.this' },
      { of: ['Esc'], labelId: 'palette.keys.close' },
    ],
  },
  {
    labelId: 'palette.keys.jump',
    keys: [
      { of: ['↑', '↓'], labelId: 'palette.keys.choose' },
      { of: ['Enter'], labelId: 'palette.keys.open' },
      { of: ['Mod', 'Enter'], labelId: 'palette.keys.newTab' },
      { of: ['Tab'], labelId: 'palette.keys.deeds' },
    ],
  },
] as const;

type Props = { opened: boolean; onClose: () => void };

/** The keys that do something in the administration. */
export default function KeysDialog({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} size="lg" title={<FormattedMessage id="palette.keys" />}>
      <div className={styles.sheet}>
        {sheet.map(({ labelId, keys }) => (
          <section key={labelId}>
            <h3>
              <FormattedMessage id={labelId} />
            </h3>
            <dl>
              {keys.map((key) => (
                <Fragment key={key.labelId}>
                  <dt>
                    <FormattedMessage id={key.labelId} />
                  </dt>
                  <dd>
                    <Keys of={key.of} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="sm dim">
        <FormattedMessage id="palette.keys.writing" />
      </p>
    </Dialog>
  );
}
