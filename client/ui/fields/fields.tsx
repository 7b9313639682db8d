import {
  PasswordInput as MantinePasswordInput,
  TextInput,
  type PasswordInputProps,
  type TextInputProps,
} from '@mantine/core';
import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** The error message of a field, with an icon. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
      <span>{children}</span>
    </>
  );
}

const withMark = (error: ReactNode) => (error ? <FieldError>{error}</FieldError> : undefined);

/** A text field with a label, and with `description` and error below it. */
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

/** A password field with a button that shows or hides the text. */
export function PasswordField({ error, ...rest }: PasswordInputProps) {
  const toggle = useIntl().formatMessage({ id: 'ui.toggleShowPassword' });
  return (
    <MantinePasswordInput
      {...rest}
      // Mantine's other fields set this attribute themselves.
      aria-invalid={error ? true : undefined}
      error={withMark(error)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ component: 'div' }}
      visibilityToggleButtonProps={{ title: toggle, 'aria-label': toggle, tabIndex: 0 }}
      visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff size={20} /> : <IconEye size={20} />)}
    />
  );
}
