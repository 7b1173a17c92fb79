import { Spinner } from '@marco/web-kit/spinner';
import { useSignIn } from '../ingreso/use-sign-in.ts';
import styles from './login-card.module.css';

/** The start spinner (LAND-03), in a line of its own that stays when it goes: nothing moves, nothing is covered. */
export function SignInStatus() {
  const { status, message } = useSignIn();
  // The live region stands from the start: one added together with its text is often not announced.
  return (
    <p role="status" className={styles['status']}>
      {status === 'waiting' ? (
        <>
          <Spinner />
          {message}
        </>
      ) : null}
    </p>
  );
}
