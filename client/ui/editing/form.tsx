import { useRef, type FormEvent, type ReactNode } from 'react';
import { FieldError } from '../fields/fields';
import { useShowLanguage } from './fields/languages';
import styles from './form.module.css';

type Props = {
  label: string;
  /** Called if the form is valid. */
  onSubmit: () => void;
  /** Returns true if the form is valid. Called on submit. */
  check: () => boolean;
  children: ReactNode;
};

/** Matches invalid fields and problem messages of whole sections. */
const wrong = '[aria-invalid="true"], [data-problem]';

/** A form that submits only if it is valid. Otherwise the first invalid field or section gets the focus. */
export function EditForm({ label, onSubmit, check, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const show = useShowLanguage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) return onSubmit();
    // Required texts are required in English only.
    show('en');
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrong)?.focus());
  };
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

/** Places related fields side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

type PartProps = {
  title: ReactNode;
  /** True for a section inside another section. */
  minor?: boolean;
  children: ReactNode;
};

/** A section of a form with its own heading. */
export function FormPart({ title, minor = false, children }: PartProps) {
  return (
    <fieldset className={styles.part} data-minor={minor || undefined}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The problem of a whole section. */
export function PartProblem({ children }: { children: ReactNode }) {
  return (
    <div className={styles.problem} role="alert" data-problem tabIndex={-1}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
