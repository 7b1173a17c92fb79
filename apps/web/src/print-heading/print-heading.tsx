import { formatLongDate, formatTime } from '@marco/web-kit/format';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './print-heading.module.css';

interface PrintHeadingProps {
  /** Who answers for what is printed. */
  readonly institution: string;
  readonly product: string;
}

/** Heads every printed page of the product: whose it is, when it was printed and where it stands. Nothing on the screen. */
export function PrintHeading({ institution, product }: PrintHeadingProps) {
  const [place] = useState(() => document.createElement('div'));
  const [printed, setPrinted] = useState(() => ({ at: new Date(), address: '' }));

  // Before the application, whose parts keep their order.
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);

  // The page may stand open since yesterday, and the paper is drawn as soon as this event is over.
  useEffect(() => {
    const update = () => flushSync(() => setPrinted({ at: new Date(), address: window.location.href }));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  return createPortal(
    <div className={styles['heading']}>
      <p className={styles['institution']}>{institution}</p>
      <p>{product}</p>
      <p>
        Impreso el {formatLongDate(printed.at)}, {formatTime(printed.at)}
      </p>
      <p>{printed.address}</p>
    </div>,
    place,
  );
}
