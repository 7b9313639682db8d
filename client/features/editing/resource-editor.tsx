import { useMutation, useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import { FormattedMessage } from 'react-intl';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import { DeleteButton } from '#client/ui/editing/delete-button';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import type { Fields } from '#client/ui/editor/described/field';
import { FieldInputs, useFieldNames } from '#client/ui/editor/described/fields';
import { useStoredEditor } from '#client/ui/editor/described/use-field-editor';
import { useWords } from '#client/ui/editor/described/use-words';
import { Waiting } from '#client/ui/feedback/states';
import { evictList, nameOf, type DefineResource, type Stored } from './resource';

type Props<F extends Fields, R extends Stored, W extends Stored> = { of: DefineResource<F, R, W> };
type ResourceProps<F extends Fields, R extends Stored, W extends Stored> = Props<F, R, W> & {
  resource: W;
  reload: () => Promise<W | null>;
};

function DeleteResource<F extends Fields, R extends Stored, W extends Stored>({
  of,
  resource,
}: ResourceProps<F, R, W>) {
  const words = useWords();
  const navigate = useNavigate();
  const { id, updatedAt } = resource;
  const [remove, { loading, error }] = useMutation(of.remove!, { update: evictList(of.listName) });
  return (
    <DeleteButton
      title={<FormattedMessage id={of.texts.deleteTitle!} />}
      deleting={loading}
      error={error}
      onDelete={() => remove({ variables: { input: { id, updatedAt } } })}
      onDeleted={() => void navigate(of.path, { replace: true })}
    >
      <FormattedMessage id={of.texts.deleteText!} values={{ name: nameOf(of, resource, words) }} />
    </DeleteButton>
  );
}

function Resource<F extends Fields, R extends Stored, W extends Stored>(props: ResourceProps<F, R, W>) {
  const { of, resource, reload } = props;
  const words = useWords();
  const { fields } = of;
  const title = nameOf(of, resource, words);
  const [update] = useMutation(of.update, { update: evictList(of.listName) });
  const editor = useStoredEditor(
    fields,
    resource,
    async (input) => {
      const done = (await update({ variables: { input } })).data?.done;
      return done && { ...done.resource, cleaned: done.cleaned };
    },
    reload,
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id={of.texts.several} />
          </BackLink>
        }
        title={title}
        note={of.state?.(resource, words)}
        actions={
          of.further && (
            <ButtonLink to={of.further.path}>
              <FormattedMessage id={of.further.label} />
            </ButtonLink>
          )
        }
      />
      <PageBody>
        <AdminEditor
          label={title}
          editor={editor}
          fields={useFieldNames(fields)}
          moreActions={of.remove && <DeleteResource {...props} />}
        >
          <FieldInputs of={fields} editor={editor} />
        </AdminEditor>
      </PageBody>
    </>
  );
}

/** The editor of the record in the URL. */
export function ResourceEditor<F extends Fields, R extends Stored, W extends Stored>({ of }: Props<F, R, W>) {
  const { id = '' } = useParams();
  // The editor must start from the currently stored version.
  const { data, error, refetch } = useQuery(of.one, { variables: { id }, fetchPolicy: 'network-only' });
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} lines={5} />
      </PageBody>
    );
  }
  const { resource } = data as { resource: W | null };
  if (!resource) return <NoSuchPage textId={of.texts.gone} to={of.path} toId={of.texts.several} />;
  const reload = async () => ((await refetch()).data as { resource: W | null } | undefined)?.resource ?? null;
  return <Resource key={resource.id} of={of} resource={resource} reload={reload} />;
}
