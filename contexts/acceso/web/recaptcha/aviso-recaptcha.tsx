import { useConfiguracion } from '@marco/parametros/widgets';
import styles from './recaptcha.module.css';

/** Whose terms apply to a form that reCAPTCHA protects; nothing while it is off. */
export function AvisoRecaptcha() {
  if (!useConfiguracion().recaptcha) return null;
  return (
    <p className={styles['notice']}>
      Este formulario está protegido por reCAPTCHA: se aplican la{' '}
      <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
        política de privacidad
      </a>{' '}
      y los{' '}
      <a href="https://policies.google.com/terms" target="_blank" rel="noreferrer">
        términos de servicio
      </a>{' '}
      de Google (abren en una ventana nueva).
    </p>
  );
}
