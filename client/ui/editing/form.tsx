import { useRef, type FormEvent, type ReactNode } from 'react';
import { FieldError } from '../fields';
import { useShowLanguage } from './fields/languages';
import styles from './form.module.css';

type Props = {
  label: string;
  /** Called unless a field has to be mended first. */
  onSubmit: () => void;
  /** Whether nothing is in the way; called when the form is sent. */
  check: () => boolean;
  children: ReactNode;
};

/** A field with a problem, or what says it of a part as a whole. */
const wrong = '[aria-invalid="true"], [data-problem]';

/** A form that is sent when it holds no problem; otherwise the first field or part with one gets the focus. */
export function EditForm({ label, onSubmit, check, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const show = useShowLanguage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) return onSubmit();
    // What is required is required in English.
    show('en');
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrong)?.focus());
  };
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

/** Fields that belong together, side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

type PartProps = {
  title: ReactNode;
  /** Whether it is part of another part. */
  minor?: boolean;
  children: ReactNode;
};

/** A part of a form under a heading of its own. */
export function FormPart({ title, minor = false, children }: PartProps) {
  return (
    <fieldset className={styles.part} data-minor={minor || undefined}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** What is wrong with a part as a whole. */
export function PartProblem({ children }: { children: ReactNode }) {
  return (
    <div className={styles.problem} role="alert" data-problem tabIndex={-1}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
