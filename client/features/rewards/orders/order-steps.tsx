import { FormattedMessage } from 'react-intl';
import { stateNames, steps } from './order-states';
import styles from './order-steps.module.css';

type Props = { state: string };

/** The four steps of an order with the current one. The status also appears below as text. */
export function OrderSteps({ state }: Props) {
  const at = steps.findIndex((step) => step === state);
  const stateOf = (index: number) => {
    if (index < at || at === steps.length - 1) return 'done';
    return index === at ? 'current' : 'todo';
  };
  return (
    <ol className={styles.steps} aria-hidden="true">
      {steps.map((step, index) => (
        <li key={step} data-state={stateOf(index)} data-here={index === at || undefined}>
          <i />
          <FormattedMessage id={stateNames[step]} />
        </li>
      ))}
    </ol>
  );
}
