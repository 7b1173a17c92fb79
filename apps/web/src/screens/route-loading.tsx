import { classNames } from '@marco/web-kit/class-names';
import { Spinner } from '@marco/web-kit/spinner';
import styles from './whole-page.module.css';

/** Before the first screen, after a moment. */
export function RouteLoading() {
  return (
    <div className={classNames(styles['page'], styles['late'])}>
      <Spinner size={28} label="Cargando" />
    </div>
  );
}
