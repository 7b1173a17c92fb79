import { Notice } from '@marco/web-kit/notice';

/** Said where mails are shown, while none can leave. */
export function SinServidor() {
  return (
    <Notice>
      No hay servidor de correo. Los mensajes no se envían: se leen en la bandeja de salida hasta que se
      configure uno.
    </Notice>
  );
}
