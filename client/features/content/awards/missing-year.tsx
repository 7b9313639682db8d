import { FormattedMessage, useIntl } from 'react-intl';
import type { AwardKind } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/feedback/states';
import { ofKind } from './award-address';
import type { Year } from './award-year';
import styles from './awards-page.module.css';

type Props = { years: readonly Year[]; kind: AwardKind | null; year: number };

const hasAny = ({ years, year }: Props): boolean => years.some((each) => each.year === year);

/** Says that a year has no awards, or none of a kind. */
export const NoneIn = (props: Props) => (
  <FormattedMessage
    id={props.kind && hasAny(props) ? 'awards.noneOfKindIn' : 'awards.noneIn'}
    values={{ year: String(props.year), kind: props.kind }}
  />
);

type Ways = Props & {
  onYear: (year: number) => void;
  /** Undefined if only one kind is shown. */
  onAll: (() => void) | undefined;
};

/** Links to all awards of the year, and to the years that have awards of the kind. */
export function WaysOn({ onYear, onAll, ...props }: Ways) {
  const intl = useIntl();
  const { years, kind, year } = props;
  const others = ofKind(years, kind);
  const isMore = onAll !== undefined && hasAny(props);
  if (!isMore && others.length === 0) return null;
  return (
    <div className={styles.ways} role="group" aria-label={intl.formatMessage({ id: 'awards.yearsWithSome' })}>
      {isMore && (
        <Button size="sm" onClick={onAll}>
          <FormattedMessage id="awards.allOf" values={{ year: String(year) }} />
        </Button>
      )}
      {others.map((each) => (
        <Button key={each.year} size="sm" onClick={() => onYear(each.year)}>
          {each.year}
        </Button>
      ))}
    </div>
  );
}

/** The empty state: no awards yet, or none of a kind. */
export function NoAwards({ kind, onAll }: { kind: AwardKind | null; onAll: (() => void) | undefined }) {
  if (!kind) return <EmptyState title={<FormattedMessage id="awards.none" />} />;
  return (
    <EmptyState
      title={<FormattedMessage id="awards.noneOfKind" values={{ kind }} />}
      actions={
        onAll && (
          <Button variant="strong" onClick={onAll}>
            <FormattedMessage id="awards.all" />
          </Button>
        )
      }
    />
  );
}
