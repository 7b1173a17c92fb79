import { errorMessage } from '@marco/web-kit/api-client';
import { LoadError } from '@marco/web-kit/load-error';
import { useState } from 'react';
import styles from './whole-page.module.css';

export interface StartFailureProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
}

/** The application could not start: why, and a way to try again. It stands alone, without texts from the server. */
export function StartFailure({ error, onRetry }: StartFailureProps) {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <main id="contenido" className={styles['page']}>
      <LoadError
        level={1}
        title="La aplicación no pudo iniciar"
        reason={errorMessage(error)}
        isRetrying={isRetrying}
        onRetry={() => {
          setRetrying(true);
          void onRetry().finally(() => setRetrying(false));
        }}
      />
    </main>
  );
}
