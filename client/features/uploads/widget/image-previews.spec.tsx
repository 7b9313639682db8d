import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { ImagePreviews } from './image-previews';

const images = [
  { smUrl: '/images/a', width: 400, height: 300 },
  { smUrl: '/images/b', width: 300, height: 400 },
];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function confirmRemoval(): Promise<jest.Mock> {
  const onRemove = jest.fn();
  renderPortal(<ImagePreviews images={images} onRemove={onRemove} />);
  press('Delete image 2 of 2');
  await pass(0);
  return onRemove;
}

describe('the previews of an image field', () => {
  it('show each image with a delete button', () => {
    renderPortal(<ImagePreviews images={images} onRemove={jest.fn()} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/images/a',
      '/images/b',
    ]);
    expect(screen.getByRole('button', { name: 'Delete image 1 of 2' })).toBeTruthy();
  });

  it('ask before an image is deleted', async () => {
    const onRemove = await confirmRemoval();
    expect(screen.getByText('Are you sure you want to delete this image?')).toBeTruthy();
    await pass(1000);
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('keep the image if canceled', async () => {
    const onRemove = await confirmRemoval();
    press('Cancel');
    await pass(1000);
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('delete the image once, 100 ms after confirmation', async () => {
    const onRemove = await confirmRemoval();
    const confirm = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await pass(99);
    expect(onRemove).not.toHaveBeenCalled();
    await pass(1);
    expect(onRemove.mock.calls).toEqual([[images[1]]]);
    await pass(1000);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
