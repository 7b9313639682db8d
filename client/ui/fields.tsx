import {
  PasswordInput as MantinePasswordInput,
  TextInput,
  type PasswordInputProps,
  type TextInputProps,
} from '@mantine/core';
import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** A field's error message: triangle and words. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
      <span>{children}</span>
    </>
  );
}

const withMark = (error: ReactNode) => (error ? <FieldError>{error}</FieldError> : undefined);

/** A text field with label, hint (`description`) and error below. */
export function TextField({ error, ...rest }: TextInputProps) {
  return (
    <TextInput
      {...rest}
      error={withMark(error)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ component: 'div' }}
    />
  );
}

/** A password field with a button that shows and hides what is typed. */
export function PasswordField({ error, ...rest }: PasswordInputProps) {
  const toggle = useIntl().formatMessage({ id: 'ui.toggleShowPassword' });
  return (
    <MantinePasswordInput
      {...rest}
      // Other fields of Mantine's say so by themselves.
      aria-invalid={error ? true : undefined}
      error={withMark(error)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ component: 'div' }}
      visibilityToggleButtonProps={{ title: toggle, 'aria-label': toggle, tabIndex: 0 }}
      visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff size={20} /> : <IconEye size={20} />)}
    />
  );
}
