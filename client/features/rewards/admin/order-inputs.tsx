import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkInputProps } from '#client/features/editing/public';
import { TextField } from '#client/ui/fields';
import { maxReasonLength, maxTrackingLength } from './max-lengths';

type Props = BulkInputProps & { name: string; label: string; hint: string; maxLength: number };

/** A text that may be left out. */
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

/** The number of the parcel in which many orders are sent. */
export const TrackingInput = (props: BulkInputProps) => (
  <OptionalText
    {...props}
    name="trackingNumber"
    label="admin.orders.tracking"
    hint="admin.orders.trackingHint"
    maxLength={maxTrackingLength}
  />
);

/** Why many orders are cancelled. */
export const ReasonInput = (props: BulkInputProps) => (
  <OptionalText
    {...props}
    name="reason"
    label="admin.orders.reason"
    hint="admin.orders.reasonHint"
    maxLength={maxReasonLength}
  />
);
