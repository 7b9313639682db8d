import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import toast from 'react-hot-toast';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { ReorderList } from '#client/ui/editing/reorder/reorder';
import type { Fields } from '#client/ui/editor/described/field';
import type { ChangeOf } from '#client/ui/editor/described/use-field-editor';
import { useWords } from '#client/ui/editor/described/use-words';
import type { Page } from '#client/ui/list/list-parts';
import { Waiting } from '#client/ui/feedback/states';
import { evictList, nameOf, type DefineResource, type Stored } from './resource';

type Props<F extends Fields, R extends Stored, W extends Stored> = {
  of: DefineResource<F, R, W>;
  title: string;
};

/** The page that orders the records of a resource. Each move is saved immediately. */
export function ResourceOrder<F extends Fields, R extends Stored, W extends Stored>({
  of,
  title,
}: Props<F, R, W>) {
  const words = useWords();
  const errorMessage = useErrorMessage();
  const list = of.list as TypedDocumentNode<{ list: Page<R> }, OperationVariables>;
  const { data, error, refetch } = useQuery(list, { fetchPolicy: 'network-only' });
  const [update] = useMutation(of.update, { update: evictList(of.listName) });
  const move = async ({ id, updatedAt }: R, to: number) => {
    const input = { id, updatedAt, position: to - 1 } as unknown as ChangeOf<F>;
    await update({ variables: { input } }).catch(
      (rejected: unknown) => void toast.error(errorMessage(rejected)),
    );
    await refetch();
  };
  return (
    <>
      <PageTitle>{words.text(title)}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id={of.texts.several} />
          </BackLink>
        }
        title={words.text(title)}
      />
      <PageBody>
        {data ? (
          <ReorderList
            label={words.text(of.texts.several)}
            items={(data.list as Page<R>).nodes}
            keyOf={({ id }) => id}
            nameOf={(resource) => nameOf(of, resource, words)}
            onMove={move}
          >
            {(resource) => nameOf(of, resource, words)}
          </ReorderList>
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={5} />
        )}
      </PageBody>
    </>
  );
}
