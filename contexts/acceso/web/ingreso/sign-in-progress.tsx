import { Button } from '@marco/web-kit/button';
import { LoadError } from '@marco/web-kit/load-error';
import { Spinner } from '@marco/web-kit/spinner';
import styles from './sign-in-progress.module.css';
import { useSignIn } from './use-sign-in.ts';

/** The whole page while the browser signs in: what is happening, or why it did not work. */
export function SignInProgress() {
  const { status, message, reason, retry } = useSignIn();
  return (
    <main id="contenido" className={styles['page']}>
      <h1 tabIndex={-1}>Inicio de sesión</h1>
      {status === 'failed' ? (
        <>
          <LoadError title="No fue posible iniciar sesión" reason={reason ?? ''} onRetry={retry} />
          <Button variant="ghost" onClick={() => location.assign('/')}>
            Volver al inicio
          </Button>
        </>
      ) : (
        <Spinner label={message || 'Un momento, por favor…'} />
      )}
    </main>
  );
}
