import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { UserType } from '#client/platform/generated/schema';
import { FormPart } from '#client/ui/editing/form';
import type { InputProps } from '#client/ui/editor/described/field';
import styles from './module-form.module.css';

export const userTypeNames: Record<UserType, string> = {
  standard: 'admin.userType.standard',
  pro: 'admin.userType.pro',
  conti: 'admin.userType.conti',
  motorcycle: 'admin.userType.motorcycle',
};
const userTypes = Object.keys(userTypeNames) as UserType[];

/** The user types that a module is meant for. */
export function UserTypes({ label, hint, value, onChange }: InputProps<readonly UserType[]>) {
  const intl = useIntl();
  // Always in the same order, so that the same choice is the same draft.
  const toggled = (type: UserType) => userTypes.filter((each) => value.includes(each) !== (each === type));
  return (
    <FormPart title={label}>
      <div className={styles.checks}>
        {userTypes.map((type) => (
          <Checkbox
            key={type}
            label={intl.formatMessage({ id: userTypeNames[type] })}
            checked={value.includes(type)}
            onChange={() => onChange(toggled(type))}
          />
        ))}
      </div>
      <p className="sm dim">{hint}</p>
    </FormPart>
  );
}
