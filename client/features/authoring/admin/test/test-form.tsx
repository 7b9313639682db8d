import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormPart } from '#client/ui/editing/form';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import { FieldInputs, useFieldNames } from '#client/ui/editor/described/fields';
import type { Editor } from '#client/ui/editor/use-editor';
import { Note } from '#client/ui/feedback/messages';
import {
  neverOpensAgain,
  passingFields,
  repeatingFields,
  attemptFields,
  testFields,
  type TestDraft,
} from './test-fields';

type Props = { editor: Editor<TestDraft>; publish?: ReactNode };

/** The settings of a test in sections. */
export function TestForm({ editor, publish }: Props) {
  const intl = useIntl();
  return (
    <AdminEditor
      label={intl.formatMessage({ id: 'admin.tab.test' })}
      editor={editor}
      fields={useFieldNames(testFields)}
      publish={publish}
    >
      <FormPart title={<FormattedMessage id="admin.test.passing" />}>
        <FieldInputs of={passingFields} editor={editor} />
      </FormPart>
      <FormPart title={<FormattedMessage id="admin.test.attempt" />}>
        <FieldInputs of={attemptFields} editor={editor} />
      </FormPart>
      <FormPart title={<FormattedMessage id="admin.test.repeating" />}>
        <FieldInputs of={repeatingFields} editor={editor} />
        {neverOpensAgain(editor.values) && (
          <Note>
            <FormattedMessage id="admin.test.neverOpensAgain" />
          </Note>
        )}
      </FormPart>
    </AdminEditor>
  );
}
