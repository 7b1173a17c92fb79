import { type Decision, presentUnblockers } from '@marco/contract-kit/decision';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './outcome-list.module.css';

/** What several records become at once, one line each, with its own scroll. */
export function OutcomeList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      className={styles['list']}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part with its own scroll must be reachable by keyboard
      tabIndex={0}
    >
      <ul>{children}</ul>
    </section>
  );
}

export interface OutcomeProps {
  readonly isGood: boolean;
  /** What the mark says, good or not. */
  readonly mark: string;
  readonly name: string;
  readonly children?: ReactNode;
}

/** What one record becomes, or why not. */
export function Outcome({ isGood, mark, name, children }: OutcomeProps) {
  const Mark = isGood ? CircleCheck : CircleX;
  return (
    <li data-good={isGood}>
      <b>
        <Mark size={16} role="img" aria-label={mark} />
        {name}
      </b>
      {children}
    </li>
  );
}

/** Why a record stays as it is, and who could change that. */
export function OutcomeReasons({ decision }: { readonly decision: Decision }) {
  const who = presentUnblockers(decision);
  return (
    <>
      <p>{decision.reasons.join(' ')}</p>
      {who === undefined ? null : <small>{who}</small>}
    </>
  );
}
