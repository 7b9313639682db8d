import { IconMail } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle, useSettings } from '#client/features/settings/public';
import { ButtonAnchor } from '#client/ui/button';
import { PageState } from '#client/ui/states';

/** How to reach support; open to visitors and during maintenance. */
export default function ContactPage() {
  const { supportEmail } = useSettings();
  const title = useIntl().formatMessage({ id: 'contact.title' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          supportEmail && (
            <ButtonAnchor variant="primary" href={`mailto:${supportEmail}`}>
              <IconMail size={20} stroke={1.9} aria-hidden />
              {supportEmail}
            </ButtonAnchor>
          )
        }
      >
        <FormattedMessage id={supportEmail ? 'contact.text' : 'contact.noAddress'} />
      </PageState>
    </>
  );
}
