import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { AudienceInput } from '#client/platform/generated/schema';
import { Note } from '#client/ui/feedback/messages';
import { useAudienceSizeQuery } from './audience.generated';

const isForAll = ({ roles, userTypes, accountKinds }: AudienceInput): boolean =>
  roles.length + userTypes.length + accountKinds.length === 0;

function Count({ audience }: { audience: AudienceInput }) {
  const errorMessage = useErrorMessage();
  const { data, previousData, error } = useAudienceSizeQuery({
    variables: { audience },
    // The number of people can change while a form is open.
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <Note>{errorMessage(error)}</Note>;
  const count = (data ?? previousData)?.audienceSize;
  if (count === undefined) return null;
  if (count === 0) {
    return (
      <Note tone="bad">
        <FormattedMessage id="admin.audience.nobody" />
      </Note>
    );
  }
  const id = isForAll(audience) ? 'admin.audience.everyone' : 'admin.audience.count';
  return (
    <p>
      <FormattedMessage id={id} values={{ count }} />
    </p>
  );
}

/** The number of people in the audience that a form contains. */
export function AudienceCount({ draft }: { draft: Readonly<Record<string, unknown>> }) {
  const { roles, userTypes, accountKinds } = draft as AudienceInput;
  return (
    <div role="status">
      <Count audience={{ roles, userTypes, accountKinds }} />
    </div>
  );
}
