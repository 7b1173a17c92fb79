import type { Decision } from '@marco/contract-kit';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import styles from './blocked-reasons.module.css';

interface ReasonsAttributes {
  readonly 'aria-describedby': string;
}

export interface BlockedReasonsProps {
  readonly decision: Decision;
  readonly children: (reasons: ReasonsAttributes) => ReactNode;
}

/** Half the widest the reasons get, in pixels. */
const HALF_WIDTH = 160;

/** Edge of the page the control is so near to that its reasons do not fit centred over it. */
function findEdge({ currentTarget }: SyntheticEvent<HTMLElement>): 'start' | 'end' | undefined {
  const { left, width } = currentTarget.getBoundingClientRect();
  const middle = left + width / 2;
  if (middle < HALF_WIDTH) return 'start';
  return middle + HALF_WIDTH > document.documentElement.clientWidth ? 'end' : undefined;
}

/**
 * Answers '¿Por qué no puedo?' for a control the rules refuse: on focus, hover and touch it shows which rule blocks
 * and who can change it; screen readers hear it as the description of the control. Escape hides it (WCAG 1.4.13).
 */
export function BlockedReasons({ decision, children }: BlockedReasonsProps) {
  const id = useId();
  const [isHidden, setHidden] = useState(false);
  const [edge, setEdge] = useState<'start' | 'end'>();
  const place = (event: SyntheticEvent<HTMLElement>) => setEdge(findEdge(event));
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setHidden(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside takes the focus; here Escape only hides its explanation
    <span
      className={styles['place']}
      data-hidden={isHidden || undefined}
      data-edge={edge}
      onPointerEnter={place}
      onFocus={place}
      onKeyDown={hideOnEscape}
      onPointerLeave={() => setHidden(false)}
      onBlur={() => setHidden(false)}
    >
      {children({ 'aria-describedby': id })}
      <span className={styles['reasons']} role="tooltip" id={id}>
        <strong className={styles['title']}>¿Por qué no puedo?</strong>
        {decision.reasons.map((reason) => (
          <span key={reason} className={styles['reason']}>
            {reason}
          </span>
        ))}
        {decision.unblockers.length > 0 ? (
          <span className={styles['unblockers']}>Puede cambiarlo: {decision.unblockers.join(', ')}.</span>
        ) : null}
      </span>
    </span>
  );
}
