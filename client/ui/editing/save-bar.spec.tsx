import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { SaveBar } from './save-bar';

const bar = (isNew: boolean, dirty: boolean) =>
  renderPortal(<SaveBar saving={false} dirty={dirty} isNew={isNew} problems={0} />);
const canSave = () => !(screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled;

describe('the save bar of a form', () => {
  it('marks a new record as unsaved, and can save it unchanged', () => {
    bar(true, false);
    expect(screen.getByRole('status').textContent).toBe('Not saved yet');
    expect(canSave()).toBe(true);
  });

  it('shows that everything is saved until something changes', () => {
    bar(false, false);
    expect(screen.getByRole('status').textContent).toBe('Everything is saved');
    expect(canSave()).toBe(false);
  });

  it('shows that a change isn’t saved yet', () => {
    bar(false, true);
    expect(screen.getByRole('status').textContent).toBe('Not saved yet');
    expect(canSave()).toBe(true);
  });
});
