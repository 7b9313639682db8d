import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions, SavedViews, type BulkActionDefinition } from '#client/features/editing/index';
import { PageTitle } from '#client/features/settings/index';
import type { PersonOrderField } from '#client/platform/generated/schema';
import { ButtonLink } from '#client/ui/button';
import { whereOf } from '#client/ui/list/where';
import { AdminList } from '#client/ui/list/admin-list';
import { orderOf } from '#client/ui/list/list-address';
import { AccountChoice } from './account-choice';
import { usePersonEditing } from './person-editing';
import { PeopleDocument, type PersonRowFragment } from '../people.generated';
import { useRowActions } from './row-actions';
import { usePersonColumns } from './person-columns';
import { personFilter, usePersonFilters } from './person-filters';

const importPeople = (
  <ButtonLink to="/admin/imports/new?kind=people">
    <FormattedMessage id="people.import" />
  </ButtonLink>
);

function AddPerson({ variant }: { variant: 'primary' | 'strong' }) {
  return (
    <ButtonLink variant={variant} to="/admin/people/new">
      <FormattedMessage id="people.add" />
    </ButtonLink>
  );
}

const actions: readonly BulkActionDefinition[] = [
  { name: 'remind', shortcut: 'r' },
  { name: 'userType', ofRow: false },
  { name: 'resetPro' },
  { name: 'role', ofRow: false },
  { name: 'account', Input: AccountChoice, ofRow: false },
  { name: 'invite' },
  { name: 'endSessions' },
  { name: 'disable' },
  { name: 'enable' },
];

/** The list of all people, including disabled ones. */
export default function PeoplePage() {
  const intl = useIntl();
  const filters = usePersonFilters();
  const title = intl.formatMessage({ id: 'admin.people' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="people.count" values={{ count }} />}
        actions={
          <>
            <span className="desk-only">{importPeople}</span>
            <AddPerson variant="primary" />
          </>
        }
        views={
          <>
            <SavedViews list="people" />
            <OpenActions list="people" />
          </>
        }
        searchLabel={intl.formatMessage({ id: 'people.search' })}
        query={PeopleDocument}
        variables={({ search, sort, after, ...view }) => ({
          search: search || null,
          filter: personFilter(view.filters, new Date()),
          where: whereOf(filters, view),
          orderBy: orderOf<PersonOrderField>(sort),
          after,
        })}
        page={({ people }) => people}
        columns={usePersonColumns()}
        filters={filters}
        csv="people"
        editing={usePersonEditing()}
        ofPeople
        nothing={{
          title: <FormattedMessage id="people.none" />,
          help: <FormattedMessage id="people.noneHelp" />,
          actions: (
            <>
              {importPeople}
              <AddPerson variant="strong" />
            </>
          ),
        }}
        bulk={bulkOf('people', actions, ({ name }: PersonRowFragment) => name, useRowActions())}
        noneFor={(query) => <FormattedMessage id="people.noneFor" values={{ query }} />}
      />
    </>
  );
}
