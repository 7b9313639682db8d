import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import type { AwardKind } from '#client/platform/generated/schema';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { firstYear, YearPicker } from '#client/ui/fields/year-picker';
import { useSection } from '../section/section-layout';
import { EarlierYear, headingId, LargeYear, type Year } from './award-year';
import styles from './awards-page.module.css';
import { kindNames, kinds, ofKind, useAwardAddress } from './award-address';
import { useAwardYearsQuery } from './awards.generated';
import { NoAwards, NoneIn, WaysOn } from './missing-year';

/** The number of years that are open initially. */
const large = 3;

function Years({ years }: { years: readonly Year[] }) {
  return (
    <>
      {years.slice(0, large).map((each) => (
        <LargeYear key={each.year} {...each} />
      ))}
      {years.length > large && (
        <section aria-labelledby="awards-earlier" className={styles.old}>
          <h2 id="awards-earlier">
            <FormattedMessage id="awards.earlier" />
          </h2>
          {years.slice(large).map((each) => (
            <EarlierYear key={each.year} {...each} />
          ))}
        </section>
      )}
    </>
  );
}

type ToolsProps = {
  /** The fixed kind, which hides the filter. */
  only: AwardKind | undefined;
  kind: AwardKind | null;
  onKind: (kind: AwardKind | null) => void;
  onYear: (year: number) => void;
};

function Tools({ only, kind, onKind, onYear }: ToolsProps) {
  const intl = useIntl();
  return (
    <div className={styles.tools}>
      {!only && (
        <ChipRow label={intl.formatMessage({ id: 'awards.title' })}>
          <Chip on={kind === null} onClick={() => onKind(null)}>
            <FormattedMessage id="awards.all" />
          </Chip>
          {kinds.map((each) => (
            <Chip key={each} on={kind === each} onClick={() => onKind(each)}>
              <FormattedMessage id={kindNames[each]} />
            </Chip>
          ))}
        </ChipRow>
      )}
      <YearPicker label={intl.formatMessage({ id: 'awards.jump' })} onYear={onYear} />
    </div>
  );
}

/** Opens and scrolls to a year, if the page contains it. */
function goTo(year: number): void {
  const heading = document.getElementById(headingId(year));
  const details = heading?.parentElement;
  if (details instanceof HTMLDetailsElement) details.open = true;
  heading?.focus();
  heading?.scrollIntoView({ block: 'start' });
}

function Awards({ years, only }: { years: readonly Year[]; only: AwardKind | undefined }) {
  const { kind, year, choose } = useAwardAddress(only);
  const visible = ofKind(years, kind);
  const isVisible = visible.some((each) => each.year === year);
  useEffect(() => {
    if (year !== null && isVisible) goTo(year);
  }, [year, isVisible]);
  const missing = year !== null && !isVisible && { years, kind, year };
  const goToYear = (next: number) => {
    // Selecting the same year again doesn't change the URL.
    if (next === year) goTo(next);
    choose({ year: next, kind: visible.some((each) => each.year === next) ? kind : null });
  };
  return (
    <>
      <Tools
        only={only}
        kind={kind}
        onKind={(next) => choose({ kind: next, year: null })}
        onYear={goToYear}
      />
      <p role="status" className={styles.missing}>
        {missing && <NoneIn {...missing} />}
      </p>
      {missing && (
        <WaysOn
          {...missing}
          onYear={goToYear}
          onAll={only ? undefined : () => choose({ kind: null, year: missing.year })}
        />
      )}
      {visible.length === 0 && (
        <NoAwards
          kind={only ?? (years.length > 0 ? kind : null)}
          onAll={only ? undefined : () => choose({ kind: null, year: null })}
        />
      )}
      <Years years={visible} />
    </>
  );
}

type Props = {
  /** The message id of the title. */
  titleId: string;
  /** The only kind to show. All by default. */
  only?: AwardKind;
};

/** Awards by year, newest first: all of them or one kind. */
export function AwardsOf({ titleId, only }: Props) {
  const title = useIntl().formatMessage({ id: titleId });
  const { data, error, refetch } = useAwardYearsQuery({ variables: { section: useSection().key } });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className="dim">
        <FormattedMessage
          id={only ? 'awards.leadNewest' : 'awards.lead'}
          values={{ year: String(firstYear) }}
        />
      </p>
      {data ? (
        <Awards years={data.awardYears} only={only} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      )}
    </>
  );
}
