import { Textarea, type TextareaProps } from '@mantine/core';
import { FieldError } from '../../fields/fields';

/** A field for several lines of plain text. */
export function TextArea({ error, ...rest }: TextareaProps) {
  return (
    <Textarea
      {...rest}
      error={error ? <FieldError>{error}</FieldError> : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ component: 'div' }}
    />
  );
}
