import { Notice } from '@marco/web-kit/notice';

/** Said where mails are shown, while none can leave. */
export function SinServidor() {
  return (
    <Notice>
      Sin servidor de correo: legible en el producto. Los correos quedan en la bandeja de salida hasta que se
      configure uno.
    </Notice>
  );
}
