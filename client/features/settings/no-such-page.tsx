import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/feedback/states';
import { PageTitle } from './page-title';

type Props = {
  /** The message id of the explanation. */
  textId: string;
  /** The target of the main link, and the message id of its label. */
  to: string;
  toId: string;
  /** A search field between the explanation and the links. */
  box?: ReactNode;
  /** More links after the main one. */
  more?: ReactNode;
};

/** The page for an address that doesn't exist or that the person can't see. */
export function NoSuchPage({ textId, to, toId, box, more }: Props) {
  const title = useIntl().formatMessage({ id: 'notFound.title' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        number="404"
        title={title}
        actions={
          <>
            <ButtonLink variant="primary" to={to}>
              <FormattedMessage id={toId} />
            </ButtonLink>
            {more}
          </>
        }
      >
        <FormattedMessage id={textId} />
        {box}
      </PageState>
    </>
  );
}
