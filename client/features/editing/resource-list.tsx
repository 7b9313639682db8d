import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import type { Fields, ListFields } from '#client/ui/editor/described/field';
import { useWords } from '#client/ui/editor/described/use-words';
import { whereOf } from '#client/ui/list/where';
import { AdminList } from '#client/ui/list/admin-list';
import { filterOf, useFieldColumns, useFieldFilters } from '#client/ui/list/field-list';
import { orderOf } from '#client/ui/list/list-address';
import type { Page } from '#client/ui/list/list-parts';
import { listedTimes } from '#client/ui/list/listed-times';
import { bulkOf } from './bulk/bulk-actions';
import { OpenActions } from './bulk/open-actions';
import { nameOf, type DefineResource, type Stored } from './resource';
import { useResourceEditing } from './use-resource-editing';
import { SavedViews } from './views/saved-views';

type Props<F extends Fields, R extends Stored, W extends Stored> = { of: DefineResource<F, R, W> };

/** The list of a resource, generated from its fields. */
export function ResourceList<F extends Fields, R extends Stored, W extends Stored>({ of }: Props<F, R, W>) {
  const words = useWords();
  const { path, texts, actions } = of;
  const fields: ListFields = { ...of.fields, ...of.counted, ...listedTimes };
  const fieldFilters = useFieldFilters(fields);
  const order = of.order && (
    <ButtonLink variant="strong" to={`${path}/order`}>
      <FormattedMessage id={of.order} />
    </ButtonLink>
  );
  const add = (variant: 'primary' | 'strong') =>
    texts.add && (
      <ButtonLink variant={variant} to={`${path}/new`}>
        <FormattedMessage id={texts.add} />
      </ButtonLink>
    );
  return (
    <>
      <PageTitle>{words.text(texts.several)}</PageTitle>
      <AdminList<R, { list: Page<R> }, OperationVariables>
        title={words.text(texts.several)}
        count={(count) => <FormattedMessage id={texts.count} values={{ count }} />}
        actions={
          <>
            {order}
            {add('primary')}
          </>
        }
        views={
          <>
            <SavedViews list={of.listName} />
            {actions && <OpenActions list={of.listName} />}
          </>
        }
        searchLabel={words.text(texts.search)}
        query={of.list as TypedDocumentNode<{ list: Page<R> }, OperationVariables>}
        variables={({ search, filters, conditions, sort, after }) => ({
          search: search || null,
          filter: filterOf(fields, filters),
          where: whereOf(fieldFilters, { filters, conditions }),
          orderBy: orderOf(sort),
          after,
        })}
        page={({ list }) => list}
        columns={useFieldColumns<R>(fields, path)}
        filters={fieldFilters}
        csv={of.listName}
        editing={useResourceEditing(of)}
        bulk={actions && bulkOf(of.listName, actions, (resource: R) => nameOf(of, resource, words))}
        nothing={{ title: <FormattedMessage id={texts.none} />, actions: add('strong') }}
      />
    </>
  );
}
