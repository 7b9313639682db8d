import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#client/platform/i18n/language';
import { TreadCover } from '#client/ui/art/tread-cover';
import type { OpenedModule } from './module-page';
import styles from './module-page.module.css';

/** The module's video in the interface language where there is one, else its tread art. */
export function ModuleCover({ module }: { module: OpenedModule }) {
  const { language } = useLanguage();
  const video = module.videos.find(({ lang }) => lang === language);
  if (!video) {
    return (
      <div className={styles.cover}>
        <TreadCover pattern={module.art} />
      </div>
    );
  }
  return (
    <div className={styles.cover}>
      <video controls preload="metadata" src={video.file.url} aria-label={video.label}>
        <FormattedMessage id="modules.noVideoPlayer" />
      </video>
    </div>
  );
}
