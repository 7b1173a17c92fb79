import type { Decision } from '@marco/contract-kit';
import { type ReactNode, useId } from 'react';
import styles from './blocked-reasons.module.css';

/** Attributes of the control while its action is not allowed; otherwise none. */
interface ReasonsAttributes {
  readonly 'aria-describedby'?: string;
  readonly 'aria-disabled'?: true;
}

export interface BlockedReasonsProps {
  readonly decision: Decision | undefined;
  /** A line beside the control, always on show, in place of a text over it: for the primary button of a page or form. */
  readonly asLine?: boolean;
  readonly children: (reasons: ReasonsAttributes) => ReactNode;
}

/** A control whose action is impossible, for example because there is no next page; nobody can change that. */
export function reachedLimit(reason: string): Decision {
  return { allowed: false, reasons: [reason], unblockers: [] };
}

/**
 * Answers '¿Por qué no puedo?' for a control the rules refuse: which rule blocks and who can change it, in a line beside it
 * or, on focus, hover and touch, in a text over everything (`ReasonsKeeper`); screen readers hear it as the description of the
 * control.
 */
export function BlockedReasons({ decision, asLine = false, children }: BlockedReasonsProps) {
  const id = useId();
  const isRefused = decision?.allowed === false;
  // The element around the control is always the same one: a new element would lose the focus.
  return (
    <span className={styles['around']} data-reasons="">
      {children(isRefused ? { 'aria-describedby': id, 'aria-disabled': true } : {})}
      {isRefused ? (
        <span
          id={id}
          className={asLine ? styles['line'] : styles['popover']}
          {...(asLine ? {} : { popover: 'manual', role: 'tooltip' })}
        >
          <Reasons decision={decision} />
        </span>
      ) : null}
    </span>
  );
}

/** Which rule refuses and who can change it, in words. */
export function Reasons({ decision: { reasons, unblockers } }: { readonly decision: Decision }) {
  return (
    <>
      <strong className={styles['title']}>¿Por qué no puedo?</strong>{' '}
      {reasons.map((reason) => (
        <span key={reason}>{reason} </span>
      ))}
      {unblockers.length > 0 ? (
        <span className={styles['unblockers']}>Puede cambiarlo: {unblockers.join(', ')}.</span>
      ) : null}
    </>
  );
}
