import { Notice } from '@marco/web-kit/notice';
import { SITUACION } from '../rules/situaciones/situaciones.ts';
import type { EstadoEnsayo } from './respuesta-card.tsx';

/** What a situation tests, once it was answered. */
export function ExplicacionEnsayo({ estado }: { readonly estado: EstadoEnsayo }) {
  if (estado.clase !== 'respondida') return null;
  const { situacion, rompe, linea } = estado.respondida;
  const { titulo, explicacion, respuesta } = SITUACION[situacion];
  const esBuena = respuesta.clase === 'mensaje' && estado.respondida.cierre === 'ninguno';
  return (
    <Notice tone={esBuena ? 'info' : 'warn'}>
      <p>
        <strong>{titulo}.</strong> {rompe === null ? null : `${rompe} Está marcada en la respuesta. `}
        {explicacion}
        {linea === null ? null : ' Las otras reglas se cumplen.'}
      </p>
    </Notice>
  );
}
