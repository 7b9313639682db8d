import { Link } from 'react-router-dom';

// Excludes punctuation and brackets after an address.
const address = /(https?:\/\/\S*[^\s.,;:!?)»”'"])/;

function MailLink({ href }: { href: string }) {
  const { origin } = window.location;
  if (href.startsWith(`${origin}/`)) return <Link to={href.slice(origin.length)}>{href}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {href}
    </a>
  );
}

/** The text of an e-mail with its addresses as links. Links to the portal open in this window. */
export function MailText({ text }: { text: string }) {
  // Splitting by a capturing group puts the addresses at the odd indexes.
  return text
    .split(address)
    .map((piece, index) => (index % 2 === 1 ? <MailLink key={index} href={piece} /> : piece));
}
