import {
  IconArrowBackUp,
  IconArrowRight,
  IconCircleCheck,
  IconMessage,
  IconPencil,
} from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { bold } from '#client/ui/bold';
import { ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout/layout';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { choices } from './line-words';
import { useOwnPointsQuery } from './own-points.generated';
import { PointsList } from './points-list';
import styles from './points-page.module.css';

function Balance({ points, children }: { points: number | undefined; children: ReactNode }) {
  const { number } = useFormat();
  return (
    <div className={`rubber ${styles.band}`}>
      <div className={styles.bandInner}>
        <div className={styles.balanceNow}>
          <h1 className={styles.title}>
            <span className="dim">
              <FormattedMessage id="home.yourPoints" />
            </span>{' '}
            <span className={`num ${styles.points}`}>{points === undefined ? '–' : number(points)}</span>
          </h1>
          <p className="dim">
            <FormattedMessage id="points.stay" />
          </p>
          <ButtonLink variant="primary" size="lg" to="/rewards">
            <FormattedMessage id="points.toRewards" />
            <IconArrowRight size={20} stroke={1.9} aria-hidden />
          </ButtonLink>
        </div>
        <div className={styles.beside}>{children}</div>
      </div>
    </div>
  );
}

const ways = [
  { Icon: IconCircleCheck, id: 'points.wayTest' },
  { Icon: IconMessage, id: 'points.waySurvey' },
  { Icon: IconPencil, id: 'points.wayGiven' },
  { Icon: IconArrowBackUp, id: 'points.wayCorrection' },
] as const;

function Ways() {
  return (
    <aside aria-labelledby="points-ways">
      <h2 id="points-ways">
        <FormattedMessage id="points.ways" />
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ Icon, id }) => (
          <li key={id}>
            <Icon size={20} stroke={1.9} aria-hidden />
            <span>
              <FormattedMessage id={id} values={{ b: bold }} />
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The points page: balance, related content and the points history. */
export default function PointsPage({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const [choice, setChoice] = useState(choices[0]!);
  const { data, error, refetch, fetchMore } = useOwnPointsQuery({
    variables: { filter: choice.reasons && { reasons: choice.reasons } },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (error) toast.error(intl.formatMessage({ id: 'points.failed' }), { id: 'points' });
  }, [error, intl]);
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'home.yourPoints' })}</PageTitle>
      <Balance points={data?.me.points}>{children}</Balance>
      <Page>
        <div className={styles.columns}>
          <div>
            <h2>
              <FormattedMessage id="home.whyPoints" />
            </h2>
            <ChipRow label={intl.formatMessage({ id: 'home.whyPoints' })}>
              {choices.map((each) => (
                <Chip key={each.id} on={each === choice} onClick={() => setChoice(each)}>
                  <FormattedMessage id={each.id} />
                </Chip>
              ))}
            </ChipRow>
            {data ? (
              <PointsList
                entries={data.me.pointsEntries}
                filtered={choice.reasons !== null}
                onMore={(after) => fetchMore({ variables: { after } })}
              />
            ) : (
              <Waiting error={error} onRetry={() => void refetch()} lines={6} />
            )}
          </div>
          <Ways />
        </div>
      </Page>
    </>
  );
}
