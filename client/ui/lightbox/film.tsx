import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import type { LightboxPicture } from './lightbox-picture';
import styles from './lightbox.module.css';

/** The distance in pixels that a finger must move to change the image. */
const far = 48;

/** Tracks a horizontal swipe. Calls `go` on release if the finger has moved far enough. */
function useSwipe(go: (step: number) => void) {
  const from = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = (by: number) => {
    if (from.current === null) return;
    from.current = null;
    setMoved(0);
    if (Math.abs(by) >= far) go(by < 0 ? 1 : -1);
  };
  const by = ({ clientX }: PointerEvent) => (from.current === null ? 0 : clientX - from.current);
  return {
    moved,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // A mouse drags the image itself, and two fingers zoom.
        from.current = event.pointerType === 'mouse' || !event.isPrimary ? null : event.clientX;
      },
      onPointerMove: (event: PointerEvent) => setMoved(by(event)),
      onPointerUp: (event: PointerEvent) => end(by(event)),
      onPointerCancel: () => end(0),
    },
  };
}

type Props = { pictures: readonly LightboxPicture[]; place: number; go: (step: number) => void };

/** The images side by side, with the one at `place` in the middle. Its neighbors are prefetched. */
export function Film({ pictures, place, go }: Props) {
  const { moved, handlers } = useSwipe(go);
  const style = { '--at': place, '--moved': `${moved}px` } as CSSProperties;
  const last = pictures.length - 1;
  const isNear = (at: number) => Math.abs(at - place) <= 1 || Math.abs(at - place) === last;
  return (
    <div className={styles.stage} {...handlers}>
      <div className={styles.film} style={style} data-held={moved !== 0 || undefined}>
        {pictures.map(({ src, alt }, at) => (
          <div key={at} className={styles.frame} aria-hidden={at !== place}>
            {isNear(at) && <img src={src} alt={alt} draggable={at === place} />}
          </div>
        ))}
      </div>
    </div>
  );
}
