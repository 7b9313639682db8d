import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { dialogOf } from './jump';
import { renderPortal } from '#client/testing/render';
import { saveShortcutKeys } from '#client/ui/shortcuts/keys';

const key = (values: KeyboardEventInit, target?: Element): ReturnType<typeof dialogOf> => {
  let by: ReturnType<typeof dialogOf> = null;
  const onKey = (event: KeyboardEvent) => void (by = dialogOf(event));
  document.addEventListener('keydown', onKey);
  fireEvent.keyDown(target ?? document.body, values);
  document.removeEventListener('keydown', onKey);
  return by;
};

describe('the keyboard shortcuts of the administration', () => {
  it('are Ctrl+K, a question mark and a slash', () => {
    expect(key({ key: 'k', ctrlKey: true })).toBe('palette');
    expect(key({ key: 'K', metaKey: true })).toBe('palette');
    expect(key({ key: '?', shiftKey: true })).toBe('keys');
    expect(key({ key: '/' })).toBe('search');
    expect(key({ key: 'k' })).toBeNull();
    expect(key({ key: 'k', ctrlKey: true, altKey: true })).toBeNull();
  });

  it('type characters in a text field, except those with Ctrl', () => {
    renderPortal(
      <>
        <input aria-label="field" />
        <textarea aria-label="area" />
      </>,
    );
    for (const name of ['field', 'area']) {
      const target = screen.getByLabelText(name);
      expect(key({ key: '?' }, target)).toBeNull();
      expect(key({ key: '/' }, target)).toBeNull();
      expect(key({ key: 'k', ctrlKey: true }, target)).toBe('palette');
    }
  });

  it('work only with Ctrl if single-key shortcuts are turned off', () => {
    saveShortcutKeys(false);
    expect([key({ key: '?' }), key({ key: '/' })]).toEqual([null, null]);
    expect(key({ key: 'k', ctrlKey: true })).toBe('palette');
    saveShortcutKeys(true);
    expect(key({ key: '/' })).toBe('search');
  });

  it('do nothing in a dialog', () => {
    renderPortal(<div role="dialog" aria-label="open" />);
    expect(key({ key: 'k', ctrlKey: true })).toBeNull();
    expect(key({ key: '?' })).toBeNull();
  });
});
