import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { Button } from './button';

function Form({ onSend, onClick }: { onSend: () => void; onClick: () => void }) {
  const [busy, setBusy] = useState(false);
  const send = () => {
    onSend();
    setBusy(true);
  };
  return (
    <form action={send}>
      <Button type="submit" busyLabel={busy ? 'Saving…' : undefined} onClick={onClick}>
        Save
      </Button>
    </form>
  );
}

describe('a button with a pending action', () => {
  it('shows it, keeps the focus, and ignores further clicks', async () => {
    const [onSend, onClick] = [jest.fn(), jest.fn()];
    renderPortal(<Form onSend={onSend} onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Save' });
    act(() => button.focus());
    await act(async () => void fireEvent.click(button));
    expect(button.textContent).toBe('Saving…');
    await act(async () => void fireEvent.click(button));
    expect([onSend.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});
