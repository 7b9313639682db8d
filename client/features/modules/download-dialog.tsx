import { UnstyledButton } from '@mantine/core';
import { IconDownload, IconFile, IconFileText, IconRefresh, IconVideo, type Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#client/platform/i18n/language';
import { languages } from '#client/platform/i18n/languages';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import styles from './download-dialog.module.css';
import { ownLanguageFirst, typeOf } from './download-order';
import { sizeText } from './download-size';
import { useDownload } from './download-use';
import type { OpenedModule } from './module-page';

type File = OpenedModule['videos'][number];
type RowProps = { picture: ReactNode; label: ReactNode; detail: ReactNode; lang?: string; busy?: boolean };

function RowContent({ picture, label, detail, lang, busy }: RowProps) {
  const End = busy ? IconRefresh : IconDownload;
  return (
    <>
      <span className={styles.icon}>{picture}</span>
      <span>
        <strong lang={lang}>{label}</strong>
        <br />
        <span className="sm dim">{detail}</span>
      </span>
      <End size={20} stroke={1.9} aria-hidden data-busy={busy || undefined} />
    </>
  );
}

function Part({ titleId, children }: { titleId: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId}>
        <FormattedMessage id={titleId} />
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

type FilesProps = {
  titleId: string;
  files: readonly File[];
  Icon: Icon;
  downloads: ReturnType<typeof useDownload>;
};

function Files({ titleId, files, Icon, downloads: { preparing, download } }: FilesProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const nameOf = (lang: string) => languages.find(({ code }) => code === lang)?.name;
  if (files.length === 0) return null;
  return (
    <Part titleId={titleId}>
      {ownLanguageFirst(files, language).map(({ id, lang, label, file }) => (
        <li key={id}>
          <UnstyledButton
            className={styles.row}
            disabled={preparing === id}
            aria-busy={preparing === id || undefined}
            onClick={() => void download(id)}
          >
            <RowContent
              picture={<Icon size={20} stroke={1.9} aria-hidden />}
              label={label}
              lang={lang}
              detail={[typeOf(file.filename), sizeText(intl, file.size), nameOf(lang)].join(', ')}
              busy={preparing === id}
            />
          </UnstyledButton>
        </li>
      ))}
    </Part>
  );
}

function Images({ module: { name, images } }: { module: OpenedModule }) {
  if (images.length === 0) return null;
  return (
    <Part titleId="modules.material.images">
      {images.map(({ id, smUrl, originalUrl, width, height, alt }, index) => (
        <li key={id}>
          <a className={styles.row} href={originalUrl} download target="_blank" rel="noreferrer">
            <RowContent
              picture={<img src={smUrl} alt="" loading="lazy" />}
              label={
                alt ?? <FormattedMessage id="modules.material.imageOf" values={{ name, number: index + 1 }} />
              }
              detail={`${width} × ${height}`}
            />
          </a>
        </li>
      ))}
    </Part>
  );
}

type Props = { module: OpenedModule; opened: boolean; onClose: () => void };

/** Every video, datasheet, extra file and image of a module; each is downloaded by a click. */
export default function DownloadDialog({ module, opened, onClose }: Props) {
  const downloads = useDownload();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<FormattedMessage id="modules.material.download" />}
      footer={
        <Button variant="strong" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      }
    >
      <p className="dim">{module.name}</p>
      <Files titleId="modules.material.videos" files={module.videos} Icon={IconVideo} downloads={downloads} />
      <Files
        titleId="modules.material.datasheets"
        files={module.datasheets}
        Icon={IconFileText}
        downloads={downloads}
      />
      <Files
        titleId="modules.material.extraFiles"
        files={module.extraFiles}
        Icon={IconFile}
        downloads={downloads}
      />
      <Images module={module} />
    </Dialog>
  );
}
