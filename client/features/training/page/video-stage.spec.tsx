import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Language } from '#client/platform/generated/schema';
import type { MaterialFragment } from '../material/module-material.generated';
import { renderPortal } from '#client/testing/render';
import { VideoStage } from './video-stage';

const video = (id: string, lang: Language, label: string, captions: Language[] = []): MaterialFragment => ({
  id,
  lang,
  label,
  captions,
  file: { filename: `${id}.mp4`, size: 1 },
});
const moduleWith = (...videos: MaterialFragment[]) => ({ art: 'winter' as const, videos });

describe('the video section of a module', () => {
  it('names the spoken language, whatever languages the captions have', () => {
    renderPortal(<VideoStage module={moduleWith(video('v1', 'es', 'Frenar sobre hielo', ['en', 'es']))} />);
    expect(screen.getByText('Español').getAttribute('lang')).toBe('es');
    expect(screen.getByText('Español').parentElement?.textContent).toBe('Español · Captions EN, ES');
  });

  it('names the language of each of several videos, also without captions', () => {
    renderPortal(
      <VideoStage module={moduleWith(video('v1', 'fr', 'Freiner'), video('v2', 'en', 'Braking'))} />,
    );
    expect(screen.getAllByText('English')).toHaveLength(2);
    expect(screen.getAllByText('Français')).toHaveLength(1);
  });
});
