import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '#client/platform/i18n/languages';
import styles from './download-dialog.module.css';
import { partNames, totalSize, type Group } from './download-groups';
import { DownloadRow } from './download-row';
import { sizeText } from '#client/platform/formats/size-text';

type Props = {
  group: Group;
  /** The name of the module. */
  name: string;
  selected: ReadonlySet<string>;
  onChoose: (id: string, selected: boolean) => void;
};

function Part({
  part: { part, items },
  name,
  selected,
  onChoose,
}: Omit<Props, 'group'> & { part: Group['parts'][number] }) {
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h4 id={headingId}>
        <FormattedMessage id={partNames[part]} />
      </h4>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <DownloadRow
              item={item}
              part={part}
              name={name}
              selected={selected.has(item.id)}
              onChoose={(on) => onChoose(item.id, on)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A language group with the number, size and selection of its files. It can be collapsed. */
export function DownloadGroup({ group, ...rest }: Props) {
  const intl = useIntl();
  const [opened, setOpened] = useState(group.opened);
  const contentId = useId();
  const { items, lang } = group;
  const selected = items.filter(({ id }) => rest.selected.has(id)).length;
  const values = { count: items.length, size: sizeText(intl, totalSize(items)), selected };
  return (
    <section className={styles.group}>
      <h3>
        <UnstyledButton
          className={styles.fold}
          aria-expanded={opened}
          aria-controls={contentId}
          onClick={() => setOpened(!opened)}
        >
          <IconChevronDown size={20} stroke={1.9} aria-hidden />
          <span lang={lang}>{languageName(lang)}</span>
          <span className={styles.sum}>
            <FormattedMessage id="modules.download.sum" values={values} />
          </span>
        </UnstyledButton>
      </h3>
      <div id={contentId} hidden={!opened}>
        {group.parts.map((part) => (
          <Part key={part.part} part={part} {...rest} />
        ))}
      </div>
    </section>
  );
}
