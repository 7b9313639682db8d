import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import type { Fields } from '#client/ui/editor/described/field';
import { FieldInputs, useFieldNames } from '#client/ui/editor/described/fields';
import { useNewEditor } from '#client/ui/editor/described/use-field-editor';
import { useWords } from '#client/ui/editor/described/use-words';
import { evictList, type DefineResource, type Stored } from './resource';

type Props<F extends Fields, R extends Stored, W extends Stored> = {
  of: DefineResource<F, R, W>;
  /** The breadcrumbs if they aren't just the list. */
  above?: ReactNode;
};

/** The form of a new record. */
export function NewResource<F extends Fields, R extends Stored, W extends Stored>({
  of,
  above,
}: Props<F, R, W>) {
  const words = useWords();
  const navigate = useNavigate();
  const { path, fields, texts } = of;
  const title = words.text(texts.add!);
  const [create] = useMutation(of.create!, { update: evictList(of.listName) });
  const editor = useNewEditor(fields, async (input) => {
    const { data } = await create({ variables: { input } });
    if (!data) return;
    toast.success(words.text('admin.saved'));
    const { resource, cleaned } = data.done;
    void navigate(`${path}/${resource.id}`, { replace: true, state: { cleaned } });
  });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          above ?? (
            <BackLink>
              <FormattedMessage id={texts.several} />
            </BackLink>
          )
        }
        title={title}
      />
      <PageBody>
        <AdminEditor label={title} editor={editor} fields={useFieldNames(fields)}>
          <FieldInputs of={fields} editor={editor} />
        </AdminEditor>
      </PageBody>
    </>
  );
}
