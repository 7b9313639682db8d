import { textLanguages } from '#client/platform/i18n/languages';
import { Checkbox } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import toast from 'react-hot-toast';
import { AccountInput, type SelectedAccount } from '#client/features/accounts/index';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import { userTypeNames } from '#client/platform/user-types';
import { PageTitle } from '#client/features/settings/index';
import { errorCode, rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { CreatePersonInput, Language, Role, UserType } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { isEmail } from './is-email';
import { roleNames } from './names';
import { useCreatePersonMutation } from './people.generated';
import styles from './people.module.css';

type Draft = Omit<CreatePersonInput, 'accountId'> & { account: SelectedAccount };

const empty: Draft = {
  name: '',
  email: '',
  lang: 'en',
  role: 'user',
  userType: 'standard',
  account: null,
  invite: true,
};

/** Returns the message ids of invalid fields. */
const problemsOf = ({ name, email }: Draft): Record<string, string> => ({
  ...(name.trim() === '' && { name: 'people.required' }),
  ...(email.trim() === '' ? { email: 'people.required' } : !isEmail(email) && { email: 'people.emailWrong' }),
});

/** The message ids of fields that the server rejects. */
const rejections: Record<string, string> = { email: 'people.emailTaken', accountId: 'people.accountGone' };

function useCreation() {
  const navigate = useNavigate();
  const intl = useIntl();
  const [draft, setDraft] = useState(empty);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>();
  const [create, { loading, data }] = useCreatePersonMutation({ update: evictList('people') });
  const set = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const reject = (error: unknown) => {
    const known = errorCode(error) === 'BAD_USER_INPUT' ? rejectedFields(error) : [];
    const said = known.flatMap((field) => (rejections[field] ? [[field, rejections[field]] as const] : []));
    setProblems(Object.fromEntries(said));
    if (said.length === 0) setFailure(error);
  };
  const submit = async () => {
    const own = problemsOf(draft);
    setProblems(own);
    setFailure(undefined);
    if (Object.keys(own).length > 0 || loading) return;
    const { account, ...rest } = draft;
    try {
      const answer = await create({ variables: { input: { ...rest, accountId: account?.id ?? null } } });
      if (!answer.data) return;
      const { id } = answer.data.createPerson.person;
      toast.success(intl.formatMessage({ id: draft.invite ? 'people.addedInvited' : 'people.added' }));
      void navigate(`/admin/people/${id}`, { replace: true });
    } catch (error) {
      reject(error);
    }
  };
  const isTyped = draft.name !== '' || draft.email !== '' || draft.account !== null;
  return { draft, set, problems, failure, loading, submit, isLeft: isTyped && !data };
}

function Fields({
  draft,
  set,
  problems,
}: Pick<ReturnType<typeof useCreation>, 'draft' | 'set' | 'problems'>) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const said = (field: string) => problems[field] && text(problems[field]);
  const choices = <T extends string>(names: Record<T, string>) =>
    (Object.keys(names) as T[]).map((value) => ({ value, label: text(names[value]) }));
  return (
    <>
      <TextField
        label={text('people.name')}
        value={draft.name}
        maxLength={100}
        autoComplete="off"
        aria-required
        error={said('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextField
        type="email"
        label={text('people.email')}
        description={text('people.emailHint')}
        value={draft.email}
        maxLength={300}
        autoComplete="off"
        aria-required
        error={said('email')}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <SelectField<Language>
        label={text('people.language')}
        value={draft.lang}
        choices={textLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(lang) => set({ lang })}
      />
      <SelectField<Role>
        label={text('people.role')}
        description={text('people.roleHint')}
        value={draft.role}
        choices={choices(roleNames)}
        onChange={(role) => set({ role })}
      />
      <SelectField<UserType>
        label={text('people.userType')}
        value={draft.userType}
        choices={choices(userTypeNames)}
        onChange={(userType) => set({ userType })}
      />
      <AccountInput
        label={text('people.account')}
        value={draft.account}
        error={said('accountId')}
        onChange={(account) => set({ account })}
      />
      <Checkbox
        label={text('people.invite')}
        description={text('people.inviteHint')}
        checked={draft.invite}
        onChange={(event) => set({ invite: event.currentTarget.checked })}
      />
    </>
  );
}

/** The page for a new person. */
export default function NewPersonPage() {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const title = intl.formatMessage({ id: 'people.add' });
  const { draft, set, problems, failure, loading, submit, isLeft } = useCreation();
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void submit().then(() =>
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
    );
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.people" />
          </BackLink>
        }
        title={title}
      />
      <PageBody>
        <form className={styles.form} aria-label={title} noValidate onSubmit={send}>
          <Fields draft={draft} set={set} problems={problems} />
          {failure ? <ErrorNote>{errorMessage(failure)}</ErrorNote> : null}
          <Button
            type="submit"
            variant="primary"
            busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
          >
            <FormattedMessage id={draft.invite ? 'people.addInvite' : 'people.add'} />
          </Button>
        </form>
        <LeaveGuard when={isLeft && !loading} />
      </PageBody>
    </>
  );
}
