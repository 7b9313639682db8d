import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { Dropdown, DropdownItem } from './dropdown';

function open(onClick = () => {}) {
  renderPortal(
    <Dropdown label="Language: English" trigger="EN">
      <DropdownItem onClick={onClick}>Français</DropdownItem>
    </Dropdown>,
  );
  const button = screen.getByRole('button', { name: 'Language: English' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  return button;
}

describe('a dropdown', () => {
  it('closes after a choice', () => {
    const selected = jest.fn();
    open(selected);
    fireEvent.click(screen.getByRole('button', { name: 'Français' }));
    expect(selected).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Français' })).toBeNull();
  });

  it('closes on Escape and returns the focus to its button', () => {
    const button = open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Français' }), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Français' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
