import { Checkbox } from '@mantine/core';
import { Fragment, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '#client/ui/dialog/dialog';
import { Keys } from '#client/ui/shortcuts/key-caps';
import { hasShortcutKeys, saveShortcutKeys } from '#client/ui/shortcuts/keys';
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
    labelId: 'palette.keys.list',
    keys: [
      { of: ['J', 'K', '↓', '↑'], labelId: 'palette.keys.move' },
      { of: ['→', '←'], labelId: 'palette.keys.cells' },
      { of: ['Home', 'End'], labelId: 'palette.keys.ends' },
      { of: ['Enter'], labelId: 'palette.keys.openRow' },
      { of: ['E', 'F2'], labelId: 'palette.keys.edit' },
      { of: ['Tab'], labelId: 'palette.keys.next' },
      { of: ['Mod', 'Z'], labelId: 'palette.keys.undo' },
      { of: ['X'], labelId: 'palette.keys.select' },
      { of: ['Mod', 'A'], labelId: 'palette.keys.selectAll' },
      { of: ['P'], labelId: 'palette.keys.points' },
      { of: ['R'], labelId: 'palette.keys.remind' },
      { of: ['F'], labelId: 'palette.keys.filter' },
      { of: [']', '['], labelId: 'palette.keys.views' },
      { of: ['Shift', 'Enter'], labelId: 'palette.keys.sortWithin' },
    ],
  },
  {
    labelId: 'palette.keys.goTo',
    keys: [
      { of: ['O'], labelId: 'admin.overview' },
      { of: ['P'], labelId: 'admin.people' },
      { of: ['M'], labelId: 'admin.modules' },
      { of: ['A'], labelId: 'admin.audit' },
      { of: ['S'], labelId: 'admin.settings' },
    ],
  },
  {
    labelId: 'palette.keys.jump',
    keys: [
      { of: ['↑', '↓'], labelId: 'palette.keys.choose' },
      { of: ['Enter'], labelId: 'palette.keys.open' },
      { of: ['Mod', 'Enter'], labelId: 'palette.keys.newTab' },
      { of: ['Tab'], labelId: 'palette.keys.actions' },
    ],
  },
] as const;

type Props = { opened: boolean; onClose: () => void };

/** The dialog that lists the keyboard shortcuts of the administration. */
export default function KeysDialog({ opened, onClose }: Props) {
  const [letters, setLetters] = useState(hasShortcutKeys);
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
      <Checkbox
        label={<FormattedMessage id="palette.keys.letters" />}
        description={<FormattedMessage id="palette.keys.writing" />}
        checked={letters}
        onChange={({ currentTarget: { checked } }) => {
          setLetters(checked);
          saveShortcutKeys(checked);
        }}
      />
    </Dialog>
  );
}
