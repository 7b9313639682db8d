import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#client/ui/button';

const acceptsText = 'input, textarea, select, [contenteditable], [role=dialog] *';

/** The link to the search page, which the shortcut / opens outside of text fields. */
export function SearchLink() {
  const navigate = useNavigate();
  const label = useIntl().formatMessage({ id: 'shell.search' });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if ((event.target as Element).matches(acceptsText) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      void navigate('/search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
  return (
    <ButtonLink variant="text" square to="/search" aria-label={label} aria-keyshortcuts="/">
      <IconSearch size={20} stroke={1.9} aria-hidden />
    </ButtonLink>
  );
}
