import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { errorCode } from '#client/platform/requests/error-code';
import type { RemovalReason, MergeField } from '#client/platform/generated/schema';
import { Button, ButtonLink } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { usePersonPageQuery } from '../person/person-page.generated';
import { FindPerson } from './find-person';
import { useMergePeopleMutation, useMergePreviewQuery } from './merge.generated';
import { MergeRows, type Preview } from './merge-rows';
import { useMergeRejection } from './rejections';
import styles from './merge.module.css';

/** The selection of values, and the merge after a confirmation that both are the same person. */
function Merging({ preview, onSwap }: { preview: Preview; onSwap: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const rejection = useMergeRejection();
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(new Set());
  const [checked, setChecked] = useState(false);
  const [merge, { loading, error }] = useMergePeopleMutation({ update: evictList('people') });
  const { surviving, merged } = preview;
  const { name, id } = surviving.person;
  const take = (field: MergeField, takes: boolean) =>
    setTaken(new Set([...taken].filter((other) => other !== field).concat(takes ? field : [])));
  const send = () => {
    const versions = {
      survivingUpdatedAt: surviving.person.updatedAt,
      mergedUpdatedAt: merged.person.updatedAt,
    };
    const input = { survivingId: id, mergedId: merged.person.id, ...versions, fieldsFromMerged: [...taken] };
    merge({ variables: { input } })
      .then(() => {
        toast.success(intl.formatMessage({ id: 'people.merge.done' }));
        return navigate(`/admin/people/${id}`);
      })
      // The page shows the error.
      .catch(() => undefined);
  };
  return (
    <>
      <MergeRows preview={preview} taken={taken} onTake={take} />
      <div className={styles.warning}>
        <Note>
          <FormattedMessage id="people.merge.undoable" />
        </Note>
      </div>
      {error && (
        <ErrorNote>
          {errorCode(error) === 'CONFLICT' ? <FormattedMessage id="people.conflict" /> : rejection(error)}
        </ErrorNote>
      )}
      <div className={styles.bar}>
        <Checkbox
          label={<FormattedMessage id="people.merge.checked" />}
          checked={checked}
          onChange={(event) => setChecked(event.currentTarget.checked)}
        />
        <div className={styles.actions}>
          <Button type="button" variant="text" onClick={onSwap}>
            <FormattedMessage id="people.merge.swap" />
          </Button>
          <ButtonLink to={`/admin/people/${id}`}>
            <FormattedMessage id="ui.cancel" />
          </ButtonLink>
          <Button
            type="button"
            variant="primary"
            disabled={!checked}
            busyLabel={loading ? <FormattedMessage id="people.merge.merging" /> : undefined}
            onClick={send}
          >
            <FormattedMessage id="people.merge.into" values={{ name }} />
          </Button>
        </div>
      </div>
    </>
  );
}

const ofOne: Record<RemovalReason, string> = {
  deleted: 'people.merge.gone.deleted',
  merged: 'people.merge.gone.merged',
};
const ofTwo: Record<RemovalReason, string> = {
  deleted: 'people.merge.refused.deleted',
  merged: 'people.merge.refused.merged',
};

/** Says that a deleted or merged profile can't be merged. */
const Rejected = ({ textId }: { textId: string }) => (
  <Note tone="bad">
    <FormattedMessage id={textId} />
  </Note>
);

function Previewed({ id, other }: { id: string; other: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useMergePreviewQuery({
    variables: { survivingId: id, mergedId: other },
    fetchPolicy: 'network-only',
  });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (!data.mergePreview)
    return (
      <Note tone="bad">
        <FormattedMessage id={id === other ? 'people.merge.refused.same' : 'people.gone'} />
      </Note>
    );
  const { surviving, merged } = data.mergePreview;
  const removalReason = surviving.person.removalReason ?? merged.person.removalReason;
  if (removalReason) return <Rejected textId={ofTwo[removalReason]} />;
  return (
    <Merging
      key={`${surviving.person.id} ${surviving.person.updatedAt} ${merged.person.updatedAt}`}
      preview={data.mergePreview}
      onSwap={() => void navigate(`/admin/people/${other}/merge?with=${id}`, { replace: true })}
    />
  );
}

/** The page that merges two profiles of one person: find the other one, select values and merge. */
export default function MergePage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const other = search.get('with');
  const { data, error, refetch } = usePersonPageQuery({ variables: { id } });
  if (!data)
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} />
      </PageBody>
    );
  const { person } = data;
  if (!person) return <NoSuchPage textId="people.gone" to="/admin/people" toId="admin.people" />;
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'people.merge.title' })}</PageTitle>
      <PageHead
        back={<BackLink to={`/admin/people/${id}`}>{person.name}</BackLink>}
        title={<FormattedMessage id="people.merge.title" />}
      />
      <PageBody>
        <div className={styles.page}>
          {!person.removalReason && (
            <p className={styles.intro}>
              <FormattedMessage
                id={other ? 'people.merge.intro' : 'people.merge.who'}
                values={{ name: person.name }}
              />
            </p>
          )}
          {person.removalReason ? (
            <Rejected textId={ofOne[person.removalReason]} />
          ) : other ? (
            <Previewed id={id} other={other} />
          ) : (
            <FindPerson but={id} onFound={(found) => setSearch({ with: found })} />
          )}
        </div>
      </PageBody>
    </>
  );
}
