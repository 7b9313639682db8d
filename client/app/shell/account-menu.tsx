import { FormattedMessage, useIntl } from 'react-intl';
import type { ShellProfileFragment } from '#client/features/profile/shell.generated';
import { useSession } from '#client/platform/sign-in/session';
import { Dropdown, DropdownItem, DropdownLink, DropdownNote } from '#client/ui/dropdown/dropdown';
import { Face } from '#client/ui/images/face';

/** The avatar button that opens a menu with the profile and sign-out. */
export function AccountMenu({ profile }: { profile: ShellProfileFragment }) {
  const intl = useIntl();
  const { signOut } = useSession();
  return (
    <Dropdown
      square
      label={intl.formatMessage({ id: 'shell.account' }, { name: profile.name })}
      // Decorative: the button's label already contains the name.
      trigger={<Face name={profile.name} imageUrl={profile.imageUrl} size={36} />}
    >
      <DropdownNote>{profile.email}</DropdownNote>
      <DropdownLink to="/profile">
        <FormattedMessage id="shell.profile" />
      </DropdownLink>
      <DropdownLink to="/results">
        <FormattedMessage id="shell.results" />
      </DropdownLink>
      {profile.role === 'admin' && (
        <DropdownLink to="/admin">
          <FormattedMessage id="shell.administration" />
        </DropdownLink>
      )}
      <DropdownItem onClick={() => void signOut()}>
        <FormattedMessage id="shell.signOut" />
      </DropdownItem>
    </Dropdown>
  );
}
