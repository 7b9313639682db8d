import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { MoveButtons } from '#client/ui/editing/move-buttons';
import { movedTo } from '#client/ui/editing/reorder/order';
import { NamedLines } from '#client/ui/editing/fields/named-lines';
import { changed, fewestOptions, maxOptions, newOption, without, type OptionDraft } from './question-drafts';
import styles from './surveys.module.css';

type Props = {
  /** The position of the question, starting at 1. */
  of: number;
  options: readonly OptionDraft[];
  onChange: (options: OptionDraft[]) => void;
};

/** The options of a question, one per line. */
export function OptionsEditor({ of, options, onChange }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  useReturnedFocus(list);
  return (
    <div className={styles.options}>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'admin.surveys.optionsOf' }, { position: of })}
      >
        {options.map((option, index) => {
          const values = { question: of, position: index + 1 };
          return (
            <li key={option.key} className={styles.option}>
              <NamedLines
                legend={intl.formatMessage({ id: 'admin.surveys.option' }, values)}
                maxLength={200}
                value={option.text}
                onChange={(text) => onChange(changed(options, { ...option, text }))}
              />
              <span className={styles.tools}>
                <MoveButtons
                  position={index + 1}
                  total={options.length}
                  onMove={(to) => onChange(movedTo(options, option, to - 1))}
                />
                <Button
                  type="button"
                  variant="text"
                  size="sm"
                  square
                  disabled={options.length <= fewestOptions}
                  aria-label={intl.formatMessage({ id: 'admin.surveys.removeOption' }, values)}
                  onClick={() => onChange(without(options, option.key))}
                >
                  <IconTrash size={16} stroke={1.9} aria-hidden />
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
      <Button
        type="button"
        size="sm"
        disabled={options.length >= maxOptions}
        aria-label={intl.formatMessage({ id: 'admin.surveys.addOptionTo' }, { position: of })}
        onClick={() => onChange([...options, newOption()])}
      >
        <IconPlus size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.surveys.addOption" />
      </Button>
    </div>
  );
}
