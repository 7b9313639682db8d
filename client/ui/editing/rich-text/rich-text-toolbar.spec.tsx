import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { RichTextEditor } from './rich-text-editor';

const show = (value = '<p>Read the sidewall</p>') => {
  const onChange = jest.fn<(html: string) => void>();
  renderPortal(<RichTextEditor name="Text in English" language="en" value={value} onChange={onChange} />);
  return onChange;
};
const bar = () => screen.getByRole('toolbar', { name: /Text in English/ });
const button = (name: string) => within(bar()).getByRole('button', { name });

describe('the rich-text toolbar', () => {
  it('has one tab stop, and arrow keys move through its buttons', () => {
    show();
    const buttons = within(bar()).getAllByRole('button');
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]]);
    buttons[0]!.focus();
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[1]);
    fireEvent.keyDown(buttons[1]!, { key: 'ArrowLeft' });
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(buttons.at(-1));
  });

  it('shows the formatting at the cursor, and turns a list on and off', () => {
    const onChange = show();
    expect(button('Bullet list').getAttribute('aria-pressed')).toBe('false');
    act(() => button('Bullet list').click());
    expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Read the sidewall</p></li></ul>');
    expect(button('Bullet list').getAttribute('aria-pressed')).toBe('true');
    act(() => button('Bullet list').click());
    expect(onChange).toHaveBeenLastCalledWith('<p>Read the sidewall</p>');
    expect(button('Bold').getAttribute('aria-pressed')).toBe('false');
  });
});
