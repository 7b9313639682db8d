import { Link } from 'react-router-dom';

// What ends a sentence or a bracket around an address is no part of it.
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

/** The text of a message with its web addresses as links; those of the portal stay in this window. */
export function MailText({ text }: { text: string }) {
  // Every other piece is an address.
  return text
    .split(address)
    .map((piece, index) => (index % 2 === 1 ? <MailLink key={index} href={piece} /> : piece));
}
