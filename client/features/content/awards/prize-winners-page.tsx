import { AwardsOf } from './awards-of';

/** The page with the monthly prizes. */
export default function PrizeWinnersPage() {
  return <AwardsOf titleId="section.page.prizeWinners" only="monthly" />;
}
