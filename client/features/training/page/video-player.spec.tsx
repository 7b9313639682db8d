import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MaterialFragment } from '../material/module-material.generated';
import { renderPortal } from '#client/testing/render';
import type { Language } from '#client/platform/i18n/languages';
import VideoPlayer from './video-player';

const video = {
  id: 'v1',
  lang: 'en',
  label: 'Braking on ice',
  captions: ['en', 'fr'],
  file: { filename: 'ice.mp4', size: 1 },
} as unknown as MaterialFragment;

function renderPlayer(language: Language = 'en'): void {
  let made = 0;
  const link = new ApolloLink(() => {
    made++;
    const captions = ['en', 'fr'].map((lang) => ({
      __typename: 'CaptionLink',
      lang,
      url: `/captions/${lang}?link=${made}`,
    }));
    const url = `/api/downloads/v1?link=${made}`;
    const expiresAt = '2026-11-21T12:15:00.000Z';
    const link = { __typename: 'DownloadLink', url, expiresAt, captions };
    const data = { createDownloadLink: { __typename: 'CreateDownloadLinkPayload', link } };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderPortal(<VideoPlayer video={video} />, { client, language });
}

/** Renders the player. jsdom can't play videos, so specs set its position and pause. */
async function player(): Promise<HTMLVideoElement & { plays: number }> {
  const element = await screen.findByLabelText('Braking on ice');
  let plays = 0;
  Object.defineProperties(element, {
    paused: { value: false, writable: true, configurable: true },
    play: { value: async () => void plays++, configurable: true },
    plays: { get: () => plays, configurable: true },
  });
  return element as HTMLVideoElement & { plays: number };
}

const src = (element: HTMLElement): string | null => element.getAttribute('src');

describe('the video player', () => {
  it('has captions in every language, with those of the person enabled', async () => {
    renderPlayer('fr');
    const element = await player();
    const tracks = [...element.querySelectorAll('track')];
    expect(
      tracks.map((track) => [track.srclang, track.label, track.default, track.getAttribute('src')]),
    ).toEqual([
      ['en', 'English', false, '/captions/en?link=1'],
      ['fr', 'Français', true, '/captions/fr?link=1'],
    ]);
    expect(element.hasAttribute('controls')).toBe(true);
  });

  it('continues at the same position with a new link once its link has expired', async () => {
    renderPlayer();
    const element = await player();
    fireEvent.loadedMetadata(element);
    element.currentTime = 95;
    fireEvent.timeUpdate(element);
    fireEvent.error(element);
    await waitFor(() => expect(src(element)).toBe('/api/downloads/v1?link=2'));
    element.currentTime = 0;
    fireEvent.loadedMetadata(element);
    expect([element.currentTime, element.plays]).toEqual([95, 2]);
    // A later failure is handled as well, because the video played in between.
    fireEvent.timeUpdate(element);
    fireEvent.error(element);
    await waitFor(() => expect(src(element)).toBe('/api/downloads/v1?link=3'));
  });

  it('stays paused at the same position with a new link', async () => {
    renderPlayer();
    const element = await player();
    element.currentTime = 12;
    Object.assign(element, { paused: true });
    fireEvent.timeUpdate(element);
    fireEvent.error(element);
    await waitFor(() => expect(src(element)).toBe('/api/downloads/v1?link=2'));
    fireEvent.loadedMetadata(element);
    expect([element.currentTime, element.plays]).toEqual([12, 0]);
  });

  it('shows an error if a new link fails too, and retries on request', async () => {
    renderPlayer();
    const element = await player();
    fireEvent.error(element);
    await waitFor(() => expect(src(element)).toBe('/api/downloads/v1?link=2'));
    fireEvent.error(element);
    expect(await screen.findByText('We can’t play this video right now.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(src(await player())).toBe('/api/downloads/v1?link=3'));
  });
});
