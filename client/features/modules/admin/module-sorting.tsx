import { Checkbox } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserType } from '#client/platform/generated/schema';
import { FieldRow, FormPart } from '#client/ui/editing/form';
import { SelectField } from '#client/ui/editing/fields/select-field';
import type { Editor } from '#client/ui/editor/use-editor';
import { brandNames, brands, groupNames, moduleGroups, moduleKinds } from '../module-labels';
import type { ModuleDraft } from './module-draft';
import styles from './module-form.module.css';

export const userTypeNames: Record<UserType, string> = {
  standard: 'admin.userType.standard',
  pro: 'admin.userType.pro',
  conti: 'admin.userType.conti',
  motorcycle: 'admin.userType.motorcycle',
};
const userTypes = Object.keys(userTypeNames) as UserType[];

function UserTypes({ editor: { values, change } }: { editor: Editor<ModuleDraft> }) {
  const intl = useIntl();
  const toggle = (type: UserType) =>
    change({
      // Always in the same order, so that the same choice is the same draft.
      userTypes: userTypes.filter((each) => values.userTypes.includes(each) !== (each === type)),
    });
  return (
    <FormPart title={<FormattedMessage id="admin.userTypes" />}>
      <div className={styles.checks}>
        {userTypes.map((type) => (
          <Checkbox
            key={type}
            label={intl.formatMessage({ id: userTypeNames[type] })}
            checked={values.userTypes.includes(type)}
            onChange={() => toggle(type)}
          />
        ))}
      </div>
      <p className="sm dim">
        <FormattedMessage id="admin.userTypesHint" />
      </p>
    </FormPart>
  );
}

/** What a module is and whom it is for. */
export function ModuleSorting({ editor }: { editor: Editor<ModuleDraft> }) {
  const intl = useIntl();
  const { values, change } = editor;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <FieldRow>
        <SelectField
          label={text('admin.kind')}
          value={values.kind}
          choices={moduleKinds.map((value) => ({ value, label: text(groupNames[value]) }))}
          onChange={(kind) => change({ kind })}
        />
        <SelectField
          label={text('modules.filter.brand')}
          value={values.brand}
          choices={brands.map((value) => ({ value, label: text(brandNames[value]) }))}
          onChange={(brand) => change({ brand })}
        />
        <SelectField<ModuleDraft['group']>
          label={text('modules.filter.group')}
          value={values.group}
          choices={[
            { value: 'none', label: text('admin.noGroup') },
            ...moduleGroups.map((value) => ({ value, label: text(groupNames[value]) })),
          ]}
          onChange={(group) => change({ group })}
        />
      </FieldRow>
      <UserTypes editor={editor} />
    </>
  );
}
