import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { RichTextEditor } from './rich-text-editor';

function Form() {
  const [name, setName] = useState('');
  const [text, setText] = useState('<p>Read the sidewall</p>');
  const error = name === 'wrong' ? 'This is not accepted.' : undefined;
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <button onClick={() => setText('<p>Read the tread</p>')}>Load</button>
      <RichTextEditor name="Text" language="en" value={text} error={error} onChange={setText} />
    </>
  );
}

const text = () => screen.getByRole('textbox', { name: 'Text' });
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value } });

describe('the rich-text field', () => {
  it('isn’t re-rendered while another field of its form is typed into', () => {
    const set = jest.spyOn(Editor.prototype, 'setOptions');
    renderPortal(<Form />);
    set.mockClear();
    type('a');
    type('ab');
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
  });

  it('shows an error as long as there is one', () => {
    renderPortal(<Form />);
    expect(text().getAttribute('aria-invalid')).toBeNull();
    type('wrong');
    expect(text().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(text().getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe('This is not accepted.');
    type('right');
    expect(text().getAttribute('aria-invalid')).toBeNull();
  });

  it('shows which formatting a paste lost, until the next paste', () => {
    renderPortal(<Form />);
    const paste = (html: string) => {
      const getData = (type: string) => (type === 'text/html' ? html : '');
      fireEvent.paste(text(), { clipboardData: { getData, files: [], types: ['text/html'] } });
    };
    paste('<p>Snow <img src="x"><b onclick="x()">tires</b></p>');
    expect(text().textContent).toContain('Snow tires');
    expect(screen.getByRole('alert').textContent).toBe(
      'Not pasted because it isn’t supported: <img>, onclick',
    );
    paste('<p>plain</p>');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows another text that is set from outside', () => {
    renderPortal(<Form />);
    expect(text().textContent).toBe('Read the sidewall');
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(text().textContent).toBe('Read the tread');
  });
});
