import { UnstyledButton } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MaterialFragment } from '../material/module-material.generated';
import type { TreadPattern } from '#client/platform/generated/schema';
import { useLanguage } from '#client/platform/i18n/language';
import { languageName } from '#client/platform/i18n/languages';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { TreadCover } from '#client/ui/art/tread-cover';
import { Loading } from '#client/ui/feedback/states';
import { ownLanguageFirst } from '../material/download-order';
import styles from './video-stage.module.css';

const VideoPlayer = lazyScreen(() => import('./video-player'));

type Video = MaterialFragment;
type Props = { module: { art: TreadPattern; videos: readonly Video[] } };

function Poster({ module, video, onPlay }: Props & { video: Video; onPlay: () => void }) {
  const intl = useIntl();
  const { captions } = video;
  return (
    <>
      <TreadCover pattern={module.art} />
      <UnstyledButton
        className={styles.play}
        aria-label={intl.formatMessage({ id: 'modules.video.play' }, { label: video.label })}
        onClick={onPlay}
      >
        <IconPlayerPlay size={28} stroke={1.9} aria-hidden />
      </UnstyledButton>
      <p className={styles.strip}>
        <span lang={video.lang}>{video.label}</span>
        <span>
          <span lang={video.lang}>{languageName(video.lang)}</span>
          {captions.length > 0 && (
            <>
              {' · '}
              <FormattedMessage
                id="modules.video.captions"
                values={{ languages: captions.map((lang) => lang.toUpperCase()).join(', ') }}
              />
            </>
          )}
        </span>
      </p>
    </>
  );
}

type OthersProps = { videos: readonly Video[]; visible: Video; onChoose: (video: Video) => void };

function Choice({ videos, visible, onChoose }: OthersProps) {
  return (
    <ul className={styles.choice}>
      {videos.map((video) => (
        <li key={video.id}>
          <UnstyledButton
            className={styles.choose}
            aria-pressed={video.id === visible.id}
            onClick={() => onChoose(video)}
          >
            <IconPlayerPlay size={16} stroke={1.9} aria-hidden />
            <span lang={video.lang}>{video.label}</span>
            <span className="sm dim">{languageName(video.lang)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** The videos of a module, starting with the person's language. They play in place after a click. */
export function VideoStage({ module }: Props) {
  const { language } = useLanguage();
  const videos = ownLanguageFirst(module.videos, language);
  const [selectedId, setSelectedId] = useState<string>();
  const [playing, setPlaying] = useState(false);
  const visible = videos.find(({ id }) => id === selectedId) ?? videos[0];
  if (!visible) return null;
  const play = ({ id }: Video) => {
    setSelectedId(id);
    setPlaying(true);
  };
  return (
    <>
      <div className={styles.stage}>
        {playing ? (
          <Suspense fallback={<Loading lines={1} />}>
            <VideoPlayer key={visible.id} video={visible} />
          </Suspense>
        ) : (
          <Poster module={module} video={visible} onPlay={() => play(visible)} />
        )}
      </div>
      {videos.length > 1 && <Choice videos={videos} visible={visible} onChoose={play} />}
    </>
  );
}
