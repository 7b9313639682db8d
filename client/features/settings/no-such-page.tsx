import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';
import { PageTitle } from './page-title';

type Props = {
  /** The message that says why there may be nothing and what to do. */
  textId: string;
  /** Where to go on from here, and the message that names it. */
  to: string;
  toId: string;
  /** What is looked for instead, between the words and the ways on. */
  box?: ReactNode;
  /** Further ways on, after that one. */
  more?: ReactNode;
};

/** Stands for a page whose address leads to nothing, or to nothing that this person may see. */
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
