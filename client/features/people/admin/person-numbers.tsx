import { useFormat } from '#client/platform/format';
import { Fact } from '#client/ui/fact';
import facts from '#client/ui/facts.module.css';
import type { ShownPerson } from './shown-person';
import styles from './people.module.css';

/** What the person has come to, in numbers. */
export function PersonNumbers({ person }: { person: ShownPerson }) {
  const { number } = useFormat();
  const shown: [string, number][] = [
    ['people.points', person.points],
    ['people.testsPassed', person.testsPassed],
    ['people.openTests', person.openTests],
    ['people.testsInProgress', person.testsInProgress],
  ];
  return (
    <div className={`${styles.numbers} ${facts.facts}`}>
      {shown.map(([name, value]) => (
        <Fact key={name} name={name} value={number(value)} />
      ))}
    </div>
  );
}
