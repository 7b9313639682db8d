import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import Lightbox from './lightbox';

const names = ['Main groove', 'Shoulder', 'Sidewall', 'Bead'];
const pictures = names.map((alt, at) => ({
  src: `/images/${at}`,
  alt,
  caption: `${alt}, bay 2`,
  originalUrl: `/images/${at}-original`,
}));

function Visible({ count }: { count: number }) {
  const [place, setPlace] = useState(0);
  const [opened, setOpened] = useState(true);
  return (
    <Lightbox
      title="PRO day Laval"
      pictures={pictures.slice(0, count)}
      place={place}
      opened={opened}
      onShow={setPlace}
      onClose={() => setOpened(false)}
    />
  );
}

async function open(count = 4) {
  renderPortal(<Visible count={count} />);
  return within(await screen.findByRole('dialog', { name: 'PRO day Laval' }));
}
const visible = () => screen.getByRole('img').getAttribute('alt');

function swipe(from: number, to: number, pointerType = 'touch') {
  const stage = screen.getByRole('img').parentElement!.parentElement!.parentElement!;
  for (const [type, clientX] of [
    ['pointerdown', from],
    ['pointermove', to],
    ['pointerup', to],
  ] as const) {
    const event = new MouseEvent(type, { bubbles: true, clientX });
    fireEvent(stage, Object.assign(event, { pointerType, isPrimary: true }));
  }
}

describe('the lightbox', () => {
  it('moves through images by buttons and keys, and starts over at the end', async () => {
    const box = await open();
    fireEvent.click(box.getByRole('button', { name: 'Next image' }));
    expect(visible()).toBe('Shoulder');
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(visible()).toBe('Main groove');
    fireEvent.click(box.getByRole('button', { name: 'Previous image' }));
    expect(visible()).toBe('Bead');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(visible()).toBe('Main groove');
  });

  it('ignores keyboard shortcuts of the browser', async () => {
    await open();
    fireEvent.keyDown(window, { key: 'ArrowRight', altKey: true });
    expect(visible()).toBe('Main groove');
  });

  it('moves by a long enough swipe, but not by mouse', async () => {
    await open();
    swipe(300, 200);
    expect(visible()).toBe('Shoulder');
    swipe(200, 180);
    expect(visible()).toBe('Shoulder');
    swipe(100, 200);
    expect(visible()).toBe('Main groove');
    swipe(300, 200, 'mouse');
    expect(visible()).toBe('Main groove');
  });

  it('shows the position, the description and a link to the original', async () => {
    const box = await open();
    fireEvent.click(box.getByRole('button', { name: 'Next image' }));
    expect(box.getByRole('status').textContent).toBe('Image 2 of 4');
    expect(box.getByText('Shoulder, bay 2')).toBeTruthy();
    expect(box.getByRole('link', { name: 'Open the original' }).getAttribute('href')).toBe(
      '/images/1-original',
    );
  });

  it('has no navigation for a single image', async () => {
    const box = await open(1);
    expect(box.queryByRole('button', { name: 'Next image' })).toBeNull();
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(visible()).toBe('Main groove');
  });
});
