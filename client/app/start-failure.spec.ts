import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showStartFailure } from './start-failure';

describe('a failed start of the portal', () => {
  it('replaces the loading message with an error and a reload button', () => {
    const root = document.createElement('div');
    root.textContent = 'loading...';
    document.body.append(root);
    showStartFailure(root);
    expect(screen.getByRole('heading').textContent).toBe('An error ocurred');
    expect(screen.getByRole('button').textContent).toBe('Reload');
    expect(root.textContent).not.toContain('loading');
  });
});
