import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { LanguageColumns } from './languages';
import { emptyLocalized, LocalizedFields } from './localized-fields';

function Texts() {
  const [value, setValue] = useState({ en: 'Snow', es: 'Nieve', fr: '' });
  return (
    <LocalizedFields
      legend="Name"
      value={value}
      onChange={setValue}
      field={({ label, value: text, onChange }) => (
        <input aria-label={label} value={text} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    />
  );
}

function Form() {
  const [described, setDescribed] = useState(false);
  return (
    <LanguageColumns>
      <button onClick={() => setDescribed(!described)}>Describe</button>
      {described && (
        <LocalizedFields
          legend="Description"
          value={emptyLocalized}
          onChange={() => undefined}
          field={({ label, value }) => <input aria-label={label} value={value} readOnly />}
        />
      )}
    </LanguageColumns>
  );
}

const choice = () => screen.queryByRole('radiogroup', { name: 'Language of the texts' });

describe('a form', () => {
  it('lets the language be chosen only as long as a text in three languages is in it', () => {
    renderPortal(<Form />);
    expect(choice()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Describe' }));
    expect(choice()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Describe' }));
    expect(choice()).toBeNull();
  });

  it('shows on a phone the text of the language that was chosen', () => {
    renderPortal(<Form />);
    fireEvent.click(screen.getByRole('button', { name: 'Describe' }));
    const shown = (name: string) =>
      screen.getByRole('textbox', { name }).parentElement?.hasAttribute('data-shown');
    expect([shown('English'), shown('Español')]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
    expect([shown('English'), shown('Español')]).toEqual([false, true]);
  });
});

describe('a text in three languages', () => {
  it('says where a language is missing, and begins it from English', () => {
    renderPortal(<Texts />);
    expect(screen.getAllByText('Missing. English is shown instead.')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Copy English to Français' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Français' }).value).toBe('Snow');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Français' }));
    expect(screen.queryByText('Missing. English is shown instead.')).toBeNull();
  });

  it('misses nothing as long as it says nothing in English', () => {
    renderPortal(<Texts />);
    fireEvent.change(screen.getByRole('textbox', { name: 'English' }), { target: { value: ' ' } });
    expect(screen.queryByText('Missing. English is shown instead.')).toBeNull();
  });
});
