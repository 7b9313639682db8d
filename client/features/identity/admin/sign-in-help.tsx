import { FormattedMessage } from 'react-intl';
import { Dialog } from '#client/ui/dialog/dialog';
import styles from './api-clients.module.css';

const rows = (tokenAddress: string) =>
  `curl -u "$CLIENT_ID:$CLIENT_SECRET" -d grant_type=client_credentials \\
  ${tokenAddress}`;

const messageFor = (origin: string) =>
  `curl -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"query":"{ people(first: 10) { nodes { name points } } }"}' \\
  ${origin}/graphql`;

type Props = { opened: boolean; tokenAddress: string; onClose: () => void };

/** A dialog that explains how a client gets a token and uses it. */
export function SignInHelp({ opened, tokenAddress, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<FormattedMessage id="clients.help" />} size="lg">
      <p>
        <FormattedMessage id="clients.helpToken" />
      </p>
      <pre className={styles.code} tabIndex={0}>
        {rows(tokenAddress)}
      </pre>
      <p>
        <FormattedMessage id="clients.helpCall" />
      </p>
      <pre className={styles.code} tabIndex={0}>
        {messageFor(window.location.origin)}
      </pre>
      <p className="sm dim">
        <FormattedMessage id="clients.helpMore" />
      </p>
    </Dialog>
  );
}
