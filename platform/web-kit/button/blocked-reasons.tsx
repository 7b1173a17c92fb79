import type { Decision } from '@marco/contract-kit';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import styles from './blocked-reasons.module.css';

/** What the control carries while it is refused; nothing otherwise. */
interface ReasonsAttributes {
  readonly 'aria-describedby'?: string;
  readonly 'aria-disabled'?: true;
}

export interface BlockedReasonsProps {
  readonly decision: Decision | undefined;
  readonly children: (reasons: ReasonsAttributes) => ReactNode;
}

/** A control that can do no more by its nature, as there is no next page: nobody can change that. */
export function reachedLimit(reason: string): Decision {
  return { allowed: false, reasons: [reason], unblockers: [] };
}

/** Half the widest the reasons get and the height they seldom pass, in pixels. */
const HALF_WIDTH = 160;
const HEIGHT = 140;

/** Where the reasons go when they do not fit centred over the control: beside which edge of the page, and below it. */
function findPlace({ currentTarget }: SyntheticEvent<HTMLElement>) {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const middle = left + width / 2;
  const isAtEnd = middle + HALF_WIDTH > document.documentElement.clientWidth;
  return {
    'data-edge': middle < HALF_WIDTH ? 'start' : isAtEnd ? 'end' : undefined,
    'data-below': top < HEIGHT || undefined,
  };
}

/**
 * Answers '¿Por qué no puedo?' for a control the rules refuse: on focus, hover and touch it shows which rule blocks
 * and who can change it; screen readers hear it as the description of the control. Escape hides it (WCAG 1.4.13).
 */
export function BlockedReasons({ decision, children }: BlockedReasonsProps) {
  const id = useId();
  const [isHidden, setHidden] = useState(false);
  const [place, setPlace] = useState({});
  const findIt = (event: SyntheticEvent<HTMLElement>) => setPlace(findPlace(event));
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setHidden(true);
  };
  const isRefused = decision?.allowed === false;
  // The same element around the control in both cases: one made anew would lose the focus of who is on it.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside takes the focus; here Escape only hides its explanation
    <span
      className={isRefused ? styles['place'] : styles['around']}
      data-hidden={isHidden || undefined}
      {...place}
      onPointerEnter={findIt}
      onFocus={findIt}
      onKeyDown={hideOnEscape}
      onPointerLeave={() => setHidden(false)}
      onBlur={() => setHidden(false)}
    >
      {children(isRefused ? { 'aria-describedby': id, 'aria-disabled': true } : {})}
      {isRefused ? <Reasons id={id} decision={decision} /> : null}
    </span>
  );
}

function Reasons({ id, decision }: { readonly id: string; readonly decision: Decision }) {
  return (
    <span className={styles['reasons']} role="tooltip" id={id}>
      <strong className={styles['title']}>¿Por qué no puedo?</strong>
      {decision.reasons.map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
      {decision.unblockers.length > 0 ? (
        <span className={styles['unblockers']}>Puede cambiarlo: {decision.unblockers.join(', ')}.</span>
      ) : null}
    </span>
  );
}
