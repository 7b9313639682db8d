import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { MaterialFragment } from '../material/module-material.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { languageName } from '#client/platform/i18n/languages';
import { ErrorState, Loading } from '#client/ui/feedback/states';
import { useVideoLink } from './video-link';
import styles from './video-player.module.css';

/** The position of the video when its link failed. */
type Place = { time: number; playing: boolean };

// The focused button no longer exists.
const takeFocus = (player: HTMLVideoElement | null) => player?.focus({ preventScroll: true });

/**
 * A video player with the browser's controls and captions. If the link expires, a new one continues at the same
 * position; if that fails too, an error appears.
 */
export default function VideoPlayer({ video }: { video: MaterialFragment }) {
  const { language } = useLanguage();
  const errorMessage = useErrorMessage();
  const { link, error, renew } = useVideoLink(video.id);
  const [broken, setBroken] = useState(false);
  const place = useRef<Place>({ time: 0, playing: true });
  const renewed = useRef(false);

  const onFailure = (player: HTMLVideoElement) => {
    if (renewed.current) return setBroken(true);
    renewed.current = true;
    // Some browsers report zero after a failure, so the last known position is used.
    place.current = { time: player.currentTime || place.current.time, playing: !player.paused };
    void renew();
  };
  const onLoaded = (player: HTMLVideoElement) => {
    if (place.current.time > 0) player.currentTime = place.current.time;
    // Browsers that block autoplay show the paused video with its controls.
    if (place.current.playing) void player.play()?.catch(() => undefined);
  };
  const retry = async () => {
    renewed.current = false;
    await renew();
    setBroken(false);
  };

  if (broken || error) {
    const message = error ? errorMessage(error) : <FormattedMessage id="modules.video.failed" />;
    return <ErrorState message={message} onRetry={() => void retry()} />;
  }
  if (!link) return <Loading lines={1} />;
  return (
    <video
      className={styles.player}
      ref={takeFocus}
      controls
      playsInline
      preload="metadata"
      src={link.url}
      lang={video.lang}
      aria-label={video.label}
      onLoadedMetadata={({ currentTarget }) => onLoaded(currentTarget)}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.currentTime === 0) return;
        place.current = { time: currentTarget.currentTime, playing: !currentTarget.paused };
        renewed.current = false;
      }}
      onError={({ currentTarget }) => onFailure(currentTarget)}
    >
      {link.captions.map(({ lang, url }) => (
        <track
          key={lang}
          kind="captions"
          srcLang={lang}
          label={languageName(lang)}
          src={url}
          default={lang === language}
        />
      ))}
      <FormattedMessage id="modules.noVideoPlayer" />
    </video>
  );
}
