import { TreadCover } from '#client/ui/art/tread-cover';
import type { OpenedModule } from './module-page';
import styles from './module-page.module.css';
import { VideoStage } from './video-stage';

/** The module's videos where it has some, else its tread art. */
export function ModuleCover({ module }: { module: OpenedModule }) {
  if (module.videos.length > 0) return <VideoStage module={module} />;
  return (
    <div className={styles.cover}>
      <TreadCover pattern={module.art} />
    </div>
  );
}
