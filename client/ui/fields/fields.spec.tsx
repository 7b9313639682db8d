import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { PasswordField, TextField } from './fields';

describe('the password field', () => {
  it("shows and hides its value with the button 'Toggle show password'", () => {
    renderPortal(<PasswordField label="New password" defaultValue="winterline" />);
    const field = screen.getByLabelText('New password');
    expect(field.getAttribute('type')).toBe('password');
    fireEvent.mouseDown(screen.getByTitle('Toggle show password'));
    expect(field.getAttribute('type')).toBe('text');
    fireEvent.mouseDown(screen.getByTitle('Toggle show password'));
    expect(field.getAttribute('type')).toBe('password');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('can be toggled with the keyboard too', () => {
    renderPortal(<PasswordField label="New password" defaultValue="winterline" />);
    const toggle = screen.getByTitle('Toggle show password');
    toggle.focus();
    expect(document.activeElement).toBe(toggle);
    expect(toggle.tabIndex).toBe(0);
    for (const visible of ['text', 'password']) {
      fireEvent.keyDown(toggle, { key: 'Enter' });
      expect(screen.getByLabelText('New password').getAttribute('type')).toBe(visible);
    }
  });

  it('is marked as invalid if it has an error', () => {
    renderPortal(<PasswordField label="New password" error="Too many characters" />);
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the text field', () => {
  it('connects its error message to the input', () => {
    renderPortal(<TextField label="Account number" error="This field is required" />);
    const field = screen.getByLabelText('Account number');
    const describedBy = field.getAttribute('aria-describedby') ?? '';
    const texts = describedBy.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain('This field is required');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
