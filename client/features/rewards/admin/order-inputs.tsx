import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkInputProps } from '#client/features/editing/index';
import { TextField } from '#client/ui/fields/fields';
import { maxReasonLength, maxTrackingLength } from './max-lengths';

type Props = BulkInputProps & { name: string; label: string; hint: string; maxLength: number };

/** A text field for an optional value. */
function OptionalText({ name, label, hint, maxLength, onChange }: Props) {
  const [text, setText] = useState('');
  return (
    <TextField
      data-autofocus
      label={<FormattedMessage id={label} />}
      description={<FormattedMessage id={hint} />}
      maxLength={maxLength}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange({ [name]: value.trim() || null });
      }}
    />
  );
}

/** The input of the bulk action that ships orders: the tracking number. */
export const TrackingInput = (props: BulkInputProps) => (
  <OptionalText
    {...props}
    name="trackingNumber"
    label="admin.orders.tracking"
    hint="admin.orders.trackingHint"
    maxLength={maxTrackingLength}
  />
);

/** The input of the bulk action that cancels orders: the reason. */
export const ReasonInput = (props: BulkInputProps) => (
  <OptionalText
    {...props}
    name="reason"
    label="admin.orders.reason"
    hint="admin.orders.reasonHint"
    maxLength={maxReasonLength}
  />
);
