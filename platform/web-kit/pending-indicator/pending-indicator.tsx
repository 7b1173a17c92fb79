import styles from './pending-indicator.module.css';
import { usePendingRequests } from './pending-requests.ts';

/** A thin bar at the top, from the first pending request to the end of the last one. */
export function PendingIndicator() {
  const isPending = usePendingRequests() > 0;
  return (
    <div role="status">
      {isPending ? (
        <div className={styles['bar']}>
          <span className="sr">Cargando</span>
        </div>
      ) : null}
    </div>
  );
}
