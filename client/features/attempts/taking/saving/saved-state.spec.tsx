import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { SavedState } from './saved-state';

it.each([
  ['saving', 'Saving…', 'off'],
  ['saved', 'Saved', 'off'],
  ['offline', 'Offline – saved on this device', 'polite'],
  ['rejected', 'Not saved – change the answer', 'polite'],
] as const)('shows that answers are %s: %s, and announces only problems', (state, words, live) => {
  renderPortal(<SavedState state={state} />);
  expect(screen.getByText(words).getAttribute('aria-live')).toBe(live);
});
