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

describe('the language choice of a form', () => {
  it('appears only while the form contains a translatable text', () => {
    renderPortal(<Form />);
    expect(choice()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Describe' }));
    expect(choice()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Describe' }));
    expect(choice()).toBeNull();
  });

  it('shows the text of the selected language on a phone', () => {
    renderPortal(<Form />);
    fireEvent.click(screen.getByRole('button', { name: 'Describe' }));
    const visible = (name: string) =>
      screen.getByRole('textbox', { name }).parentElement?.hasAttribute('data-visible');
    expect([visible('English'), visible('Español')]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
    expect([visible('English'), visible('Español')]).toEqual([false, true]);
  });
});

describe('a translatable text field', () => {
  it('marks missing languages, and can copy the English text', () => {
    renderPortal(<Texts />);
    expect(screen.getAllByText('Missing. English is shown instead.')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Copy English to Français' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Français' }).value).toBe('Snow');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Français' }));
    expect(screen.queryByText('Missing. English is shown instead.')).toBeNull();
  });

  it('marks no missing languages as long as English is empty', () => {
    renderPortal(<Texts />);
    fireEvent.change(screen.getByRole('textbox', { name: 'English' }), { target: { value: ' ' } });
    expect(screen.queryByText('Missing. English is shown instead.')).toBeNull();
  });
});
