import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './palette.module.css';
import type { Target, TargetGroup } from './target';

type Props = {
  id: string;
  groups: readonly TargetGroup[];
  /** The index of the selected option across all groups. */
  selectedIndex: number;
  waits: boolean;
  onPoint: (place: number) => void;
  onGo: (target: Target, inNewTab: boolean) => void;
};

export const optionId = (id: string, place: number): string => `${id}-${place}`;

function Option({ target: { name, about, stateId } }: { target: Target }) {
  return (
    <>
      <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>{' '}
      {stateId && (
        <span className={styles.about}>
          <FormattedMessage id={stateId} />
        </span>
      )}
    </>
  );
}

/** The options of the command palette by kind. The focus stays in the search field. */
export function PaletteList({ id, groups, selectedIndex, waits, onPoint, onGo }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const firsts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { targets }) => sum + targets.length, 0),
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={intl.formatMessage({ id: 'palette.found' })}
      data-waits={waits || undefined}
    >
      {groups.map(({ labelId, targets }, group) => (
        <div key={labelId} role="group" className={styles.group} aria-labelledby={`${id}-${labelId}`}>
          <div id={`${id}-${labelId}`} className={styles.head} role="presentation">
            <FormattedMessage id={labelId} />
          </div>
          {targets.map((target, at) => {
            const place = firsts[group]! + at;
            return (
              <div
                key={target.to}
                id={optionId(id, place)}
                role="option"
                className={styles.target}
                aria-selected={place === selectedIndex}
                onMouseMove={() => onPoint(place)}
                onClick={(event) => onGo(target, event.ctrlKey || event.metaKey)}
              >
                <Option target={target} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
