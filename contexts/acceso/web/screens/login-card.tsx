import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { LogIn, ShieldCheck } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { useAviso } from '../ingreso/aviso.ts';
import { askNivelDeSeguridad } from '../ingreso/nivel-de-seguridad.ts';
import { useSignIn } from '../ingreso/use-sign-in.ts';
import styles from './login-card.module.css';
import { SignInStatus } from './sign-in-status.tsx';

/** The card 'Inicio de sesión' of the landing (LAND-01, LAND-05). It never waits for the start-up attempt. */
export function LoginCard() {
  const titleId = useId();
  const aviso = useAviso();
  const modals = useModal();
  const { status, message, reason, start, retry } = useSignIn();

  /** The address asks the same question, so a new tab opened from the link cannot avoid it. */
  async function register(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if (await askNivelDeSeguridad(modals)) start('register');
  }

  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId}>Inicio de sesión</h2>
      {aviso ? <Notice role="status">{aviso}</Notice> : null}
      <p className={styles['intro']}>
        Ingrese con su cuenta del autenticador digital para trabajar en nombre de su entidad. La contraseña se
        cambia en el autenticador. <Link to={accesoPaths.resetInit}>Restablecer contraseña</Link>
      </p>
      <SignInStatus />
      {status === 'failed' ? (
        <div className={styles['failure']}>
          <Notice tone="err" role="alert">
            {reason ?? 'No fue posible iniciar sesión.'}
          </Notice>
          <Button variant="secondary" block onClick={retry}>
            Reintentar
          </Button>
        </div>
      ) : null}
      <Button
        size="large"
        block
        icon={<LogIn size={20} />}
        busy={status === 'working' && message}
        onClick={() => start('login')}
      >
        <span className={styles['sentence']}>iniciar sesión</span>
      </Button>
      <p className={styles['alternative']}>
        <span>¿Aún no tiene cuenta?</span>
        <Link
          to={accesoPaths.register}
          className={styles['register']}
          onClick={(event) => void register(event)}
        >
          REGISTRAR NUEVO USUARIO
        </Link>
      </p>
      <p className={styles['note']}>
        <ShieldCheck size={18} />
        <span>
          El registro se hace como persona natural, con el tipo de acceso{' '}
          <strong>documento de identidad</strong> (nivel de seguridad medio).
        </span>
      </p>
    </section>
  );
}
