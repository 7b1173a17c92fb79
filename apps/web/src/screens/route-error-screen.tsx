import { errorMessage } from '@marco/web-kit/api-client';
import { LoadError } from '@marco/web-kit/load-error';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import styles from './whole-page.module.css';

/** A screen that failed or whose code could not be fetched, in plain words. */
export function RouteErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    // The support staff needs the cause.
    console.error('A screen failed.', error);
  }, [error]);
  return (
    <main id="contenido" className={styles['page']}>
      <LoadError
        level={1}
        title="No fue posible mostrar esta página"
        reason={errorMessage(error)}
        onRetry={() => location.reload()}
      />
      <a href="/">Volver al inicio</a>
    </main>
  );
}
