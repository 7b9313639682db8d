import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { Button } from '#client/ui/button';
import { AdminList } from '#client/ui/list/admin-list';
import { useProColumns } from './pro-columns';
import { ProPeopleDocument } from './pro-people.generated';
import { ResetDialog, type ResetTarget } from './reset-dialog';

const nobody: ResetTarget = { ids: [], count: 0, onDone: () => undefined };

/** Who is PRO, and a way to let their next PRO cycle begin. */
export default function ProPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.pro' });
  const [target, setTarget] = useState(nobody);
  const [asking, setAsking] = useState(false);
  const ask = (wanted: ResetTarget) => {
    setTarget(wanted);
    setAsking(true);
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        lead={<FormattedMessage id="admin.pro.about" />}
        searchLabel={intl.formatMessage({ id: 'admin.pro.search' })}
        query={ProPeopleDocument}
        variables={({ search, after }) => ({ search: search || null, after })}
        page={({ proPeople }) => proPeople}
        columns={useProColumns()}
        nothing={{
          title: <FormattedMessage id="admin.pro.none" />,
          help: <FormattedMessage id="admin.pro.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="admin.pro.noneFor" values={{ query }} />}
        bulk={{
          nameOf: ({ name }) => name,
          deeds: (chosen, onDone) => (
            <Button
              size="sm"
              onClick={() => ask({ ids: chosen.map(({ id }) => id), count: chosen.length, onDone })}
            >
              <FormattedMessage id="admin.pro.resetChosen" />
            </Button>
          ),
          all: (count, onDone) => (
            <Button onClick={() => ask({ ids: null, count, onDone })}>
              <FormattedMessage id="admin.pro.resetAll" values={{ count }} />
            </Button>
          ),
        }}
      />
      <ResetDialog target={target} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
