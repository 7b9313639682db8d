import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModuleMaterialFragment } from './module-material.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import styles from './download-dialog.module.css';
import { DownloadGroup } from './download-group';
import { groupsOf, totalSize, type Item } from './download-groups';
import { sizeText } from '#client/platform/formats/size-text';
import { useDownload } from './download-use';

type ButtonsProps = { moduleId: string; all: readonly Item[]; selected: readonly Item[] };

/** The buttons that download all or the selected files, with their number and size. */
function Buttons({ moduleId, all, selected }: ButtonsProps) {
  const intl = useIntl();
  const { preparing, download } = useDownload(moduleId);
  const values = (items: readonly Item[]) => ({
    count: items.length,
    size: sizeText(intl, totalSize(items)),
  });
  const busyLabel = (which: 'all' | 'selected') =>
    preparing === which ? intl.formatMessage({ id: 'modules.download.preparing' }) : undefined;
  return (
    <>
      {all.length > 0 && (
        <Button
          className={styles.all}
          variant={selected.length > 0 ? 'secondary' : 'primary'}
          busyLabel={busyLabel('all')}
          onClick={() => void download('all', all)}
        >
          <FormattedMessage id="modules.download.all" values={values(all)} />
        </Button>
      )}
      {selected.length > 0 && (
        <Button
          variant="primary"
          busyLabel={busyLabel('selected')}
          onClick={() => void download('selected', selected)}
        >
          <IconDownload size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="modules.download.chosen" values={values(selected)} />
        </Button>
      )}
    </>
  );
}

type Props = { module: ModuleMaterialFragment; opened: boolean; onClose: () => void };

/** The dialog that downloads files and images of a module, grouped by language. */
export default function DownloadDialog({ module, opened, onClose }: Props) {
  const { language } = useLanguage();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const groups = groupsOf(module, language);
  const all = groups.flatMap(({ items }) => items);
  const kept = all.filter(({ size }) => size !== null);
  const choose = (id: string, on: boolean) => {
    const next = new Set(selectedIds);
    if (on) next.add(id);
    else next.delete(id);
    setSelectedIds(next);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<FormattedMessage id="modules.material.download" />}
      footer={
        <Buttons moduleId={module.id} all={kept} selected={kept.filter(({ id }) => selectedIds.has(id))} />
      }
    >
      <p className={`dim ${styles.summary}`}>
        <FormattedMessage
          id="modules.download.summary"
          values={{ name: module.name, count: all.length, languages: groups.length }}
        />
      </p>
      {groups.map((group) => (
        <DownloadGroup
          key={group.lang}
          group={group}
          name={module.name}
          selected={selectedIds}
          onChoose={choose}
        />
      ))}
    </Dialog>
  );
}
