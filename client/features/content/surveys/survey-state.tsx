import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { StatusLabel } from '#client/ui/status-label';
import type { ListedSurveyFragment } from './surveys.generated';

/** Whether a survey takes answers of the person now. */
export const canAnswer = ({ open, asked, submittedAt }: ListedSurveyFragment): boolean =>
  open && asked && !submittedAt;

/** Until when a survey is open, or when it was sent or closed. */
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
