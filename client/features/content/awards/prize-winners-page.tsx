import { AwardsOf } from './awards-of';

/** Who won the prize of each month. */
export default function PrizeWinnersPage() {
  return <AwardsOf titleId="section.page.prizeWinners" only="monthly" />;
}
