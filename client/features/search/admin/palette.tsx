import { IconCopy, IconExternalLink, IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { Keys } from '#client/ui/shortcuts/key-caps';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useCopy } from '#client/ui/use-copy';
import { optionId, PaletteList } from './palette-list';
import styles from './palette.module.css';
import { keepTarget } from './recent-targets';
import type { Target } from './target';
import { fewest, useTargets } from './use-targets';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The pages of the administration and their sections. */
  pages: readonly { to: string; labelId: string; aboutId?: string }[];
  /** The id of the signed-in person. */
  profileId: string;
};

type ActionsProps = { target: Target; onGo: (target: Target, inNewTab: boolean) => void };

function Actions({ target, onGo }: ActionsProps) {
  const intl = useIntl();
  const { email } = target;
  const { copy, source, isRejected } = useCopy<HTMLElement>();
  return (
    <div
      className={styles.actions}
      role="group"
      aria-label={intl.formatMessage({ id: 'palette.doWith' }, { name: target.name })}
    >
      <Button size="sm" variant="strong" onClick={() => onGo(target, false)}>
        <FormattedMessage id="palette.open" />
      </Button>
      <Button size="sm" onClick={() => onGo(target, true)}>
        <IconExternalLink size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="palette.newTab" />
      </Button>
      {email && (
        <Button size="sm" onClick={() => void copy(email)}>
          <IconCopy size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="palette.copyEmail" />
        </Button>
      )}
      {isRejected && <code ref={source}>{email}</code>}
    </div>
  );
}

/** Handles the keys of the search field. Typing resets the selection. */
function useChoice(targets: readonly Target[], onGo: (target: Target, inNewTab: boolean) => void) {
  const [place, setPlace] = useState(0);
  const last = targets.length - 1;
  const selectedIndex = Math.min(place, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[selectedIndex];
    if (event.key === 'ArrowDown') setPlace(selectedIndex === last ? 0 : selectedIndex + 1);
    else if (event.key === 'ArrowUp') setPlace(selectedIndex <= 0 ? last : selectedIndex - 1);
    else if (event.key === 'Enter' && target && !event.nativeEvent.isComposing) {
      onGo(target, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  };
  return { selectedIndex, setPlace, onKeyDown };
}

/** The command palette, which finds people, accounts, modules and administration pages by name. */
export default function Palette({ opened, onClose, pages, profileId }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const named = pages.map(({ to, labelId }) => ({
    to,
    name: intl.formatMessage({ id: labelId }),
    about: '',
  }));
  const { groups, waits, error, retry } = useTargets(typed, named, profileId);
  const targets = groups.flatMap((group) => group.targets);
  const go = (target: Target, inNewTab: boolean) => {
    keepTarget(profileId, target);
    if (inNewTab) return void window.open(target.to, '_blank', 'noopener');
    onClose();
    void navigate(target.to);
  };
  const { selectedIndex, setPlace, onKeyDown } = useChoice(targets, go);
  const target = targets[selectedIndex];
  const label = intl.formatMessage({ id: 'palette.label' });
  return (
    <Dialog opened={opened} onClose={onClose} size="lg" title={<FormattedMessage id="palette.title" />}>
      <TextField
        data-autofocus
        role="combobox"
        aria-label={label}
        aria-expanded={targets.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={target && optionId(id, selectedIndex)}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        id={id}
        groups={groups}
        selectedIndex={selectedIndex}
        waits={waits}
        onPoint={setPlace}
        onGo={go}
      />
      <p role="status" className="sm dim">
        {waits && <FormattedMessage id="palette.waits" />}
        {!waits && typed.trim().length === 1 && <FormattedMessage id="palette.more" values={{ fewest }} />}
      </p>
      {error && (
        <>
          <ErrorNote>{errorMessage(error)}</ErrorNote>
          <Button size="sm" onClick={retry}>
            <FormattedMessage id="palette.again" />
          </Button>
        </>
      )}
      {target && <Actions key={target.to} target={target} onGo={go} />}
      <div className={`desk-only ${styles.keys}`} aria-hidden>
        <span>
          <Keys of={['↑', '↓']} />
          <FormattedMessage id="palette.keys.choose" />
        </span>
        <span>
          <Keys of={['Enter']} />
          <FormattedMessage id="palette.keys.open" />
        </span>
        <span>
          <Keys of={['Tab']} />
          <FormattedMessage id="palette.keys.actions" />
        </span>
      </div>
    </Dialog>
  );
}
