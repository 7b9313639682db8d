import type { MaterialFragment } from '../material/module-material.generated';
import type { TreadPattern } from '#client/platform/generated/schema';
import { TreadCover } from '#client/ui/art/tread-cover';
import styles from './module-page.module.css';
import { VideoStage } from './video-stage';

type Props = { module: { art: TreadPattern; videos: readonly MaterialFragment[] } };

/** The videos of a module, or its tread pattern if it has none. */
export function ModuleCover({ module }: Props) {
  if (module.videos.length > 0) return <VideoStage module={module} />;
  return (
    <div className={styles.cover}>
      <TreadCover pattern={module.art} />
    </div>
  );
}
