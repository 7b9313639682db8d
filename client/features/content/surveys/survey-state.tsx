import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { StatusLabel } from '#client/ui/status-label';
import type { ListedSurveyFragment } from './surveys.generated';

/** Returns true if the person can take the survey now. */
export const canAnswer = ({ open, eligible, submittedAt }: ListedSurveyFragment): boolean =>
  open && eligible && !submittedAt;

/** The end of an open survey, or when it was submitted or closed. */
export function SurveyState({ survey: { open, submittedAt, closesAt } }: { survey: ListedSurveyFragment }) {
  const { date } = useFormat();
  if (submittedAt) {
    return (
      <StatusLabel shape="tick">
        <FormattedMessage id="surveys.sentOn" values={{ date: date(submittedAt) }} />
      </StatusLabel>
    );
  }
  const id = open ? (closesAt ? 'surveys.openUntil' : 'surveys.open') : 'surveys.closedOn';
  return (
    <StatusLabel shape={open ? 'outline' : 'lock'}>
      <FormattedMessage id={id} values={{ date: closesAt ? date(closesAt) : '' }} />
    </StatusLabel>
  );
}
