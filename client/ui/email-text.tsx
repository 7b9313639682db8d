import { Fragment } from 'react';

/** An e-mail address that wraps only after its @ or before a dot. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
