import { useFormat } from '#client/platform/formats/format';
import { Detail } from '#client/ui/layout/detail';
import details from '#client/ui/layout/details.module.css';
import type { VisiblePerson } from './visible-person';
import styles from '../people.module.css';

/** The person's points and test counts. */
export function PersonNumbers({ person }: { person: VisiblePerson }) {
  const { number } = useFormat();
  const visible: [string, number][] = [
    ['people.points', person.points],
    ['people.testsPassed', person.testsPassed],
    ['people.openTests', person.openTests],
    ['people.testsInProgress', person.testsInProgress],
  ];
  return (
    <div className={`${styles.numbers} ${details.details}`}>
      {visible.map(([name, value]) => (
        <Detail key={name} name={name} value={number(value)} />
      ))}
    </div>
  );
}
