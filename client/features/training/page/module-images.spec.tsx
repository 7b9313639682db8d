import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { VisibleImageFragment } from './module-images.generated';
import { renderPortal } from '#client/testing/render';
import { ModuleImages } from './module-images';

const image = (id: string, alt: string | null): VisibleImageFragment => ({
  id,
  smUrl: `/images/${id}-small`,
  lgUrl: `/images/${id}-large`,
  originalUrl: `/images/${id}`,
  width: 3000,
  height: 4000,
  alt,
});
const module = {
  name: 'Winter compounds',
  images: [image('a', 'Open sipes on ice'), image('b', null)],
};

describe('the images of a module', () => {
  it('are named by their description, or else by the module and their number', () => {
    renderPortal(<ModuleImages module={module} />);
    const visible = within(screen.getByRole('list', { name: 'Images' })).getAllByRole('img');
    expect(visible.map((each) => each.getAttribute('alt'))).toEqual([
      'Open sipes on ice',
      'Winter compounds, image 2',
    ]);
  });

  it('reserve their space while loading, and load in the needed size', () => {
    renderPortal(<ModuleImages module={module} />);
    const visible = screen.getByRole('img', { name: 'Open sipes on ice' });
    const attributes = ['src', 'srcset', 'width', 'height', 'loading'].map((name) =>
      visible.getAttribute(name),
    );
    expect(attributes).toEqual([
      '/images/a-small',
      '/images/a-small 360w, /images/a-large 1200w',
      '3000',
      '4000',
      'lazy',
    ]);
  });

  it('open large, with a link to the original', async () => {
    renderPortal(<ModuleImages module={module} />);
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge: Winter compounds, image 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Winter compounds' });
    const large = within(dialog).getByRole('img', { name: 'Open sipes on ice' });
    expect(large.getAttribute('src')).toBe('/images/a-large');
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/images/a');
  });

  it('are hidden if there are none', () => {
    renderPortal(<ModuleImages module={{ ...module, images: [] }} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
