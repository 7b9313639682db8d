import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { NamedLines } from '#client/ui/editing/fields/named-lines';
import type { InputProps } from '#client/ui/editor/described/field';
import { FieldError, TextField } from '#client/ui/fields/fields';
import styles from './home.module.css';
import { newNumber, type NumberDraft } from './number-draft';

const maxNumbers = 3;

type Numbers = readonly NumberDraft[];
type NumberProps = { item: NumberDraft; position: number; onChange: (item: NumberDraft) => void };

function NumberFields({ item, position, onChange }: NumberProps) {
  const intl = useIntl();
  const named = (id: string) =>
    intl.formatMessage({ id: 'admin.home.ofNumber' }, { name: intl.formatMessage({ id }), position });
  const change = (part: Partial<NumberDraft>) => onChange({ ...item, ...part });
  return (
    <>
      <TextField
        label={named('admin.home.number')}
        value={item.number}
        maxLength={12}
        aria-required
        onChange={(event) => change({ number: event.currentTarget.value })}
      />
      <NamedLines
        legend={named('admin.home.unit')}
        maxLength={40}
        value={item.unit}
        onChange={(unit) => change({ unit })}
      />
      <NamedLines
        legend={named('admin.home.numberText')}
        maxLength={200}
        value={item.text}
        onChange={(text) => change({ text })}
      />
      <NamedLines
        legend={named('admin.home.linkLabel')}
        maxLength={60}
        value={item.linkLabel}
        onChange={(linkLabel) => change({ linkLabel })}
      />
      <TextField
        label={named('admin.home.href')}
        value={item.href}
        aria-required
        onChange={(event) => change({ href: event.currentTarget.value })}
      />
    </>
  );
}

/** The input for up to three large numbers, from left to right. */
export function NumbersInput({ label, hint, value, problem, onChange }: InputProps<Numbers>) {
  const part = useRef<HTMLFieldSetElement>(null);
  useReturnedFocus(part);
  const wrong = problem();
  return (
    <fieldset ref={part} className={styles.numbers} tabIndex={-1}>
      <legend>{label}</legend>
      {hint && <p className="sm dim">{hint}</p>}
      {value.map((item, index) => (
        <div key={index} className={styles.number}>
          <NumberFields
            item={item}
            position={index + 1}
            onChange={(next) => onChange(value.with(index, next))}
          />
          <Button type="button" size="sm" onClick={() => onChange(value.toSpliced(index, 1))}>
            <FormattedMessage id="admin.home.removeNumber" values={{ position: index + 1 }} />
          </Button>
        </div>
      ))}
      {wrong && <FieldError>{wrong}</FieldError>}
      <Button
        type="button"
        size="sm"
        disabled={value.length >= maxNumbers}
        onClick={() => onChange([...value, newNumber()])}
      >
        <FormattedMessage id="admin.home.addNumber" />
      </Button>
    </fieldset>
  );
}
