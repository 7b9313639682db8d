import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { SaveBar } from './save-bar';

const bar = (isNew: boolean, dirty: boolean) =>
  renderPortal(<SaveBar saving={false} dirty={dirty} isNew={isNew} problems={0} />);
const canSave = () => !(screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled;

describe('the foot of a form', () => {
  it('never says of something new that everything is saved, and lets it be saved as it is proposed', () => {
    bar(true, false);
    expect(screen.getByRole('status').textContent).toBe('Not saved yet');
    expect(canSave()).toBe(true);
  });

  it('says so of what is saved until it is changed', () => {
    bar(false, false);
    expect(screen.getByRole('status').textContent).toBe('Everything is saved');
    expect(canSave()).toBe(false);
  });

  it('says of a change that it is not saved yet', () => {
    bar(false, true);
    expect(screen.getByRole('status').textContent).toBe('Not saved yet');
    expect(canSave()).toBe(true);
  });
});
