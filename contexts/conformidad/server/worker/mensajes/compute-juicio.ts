import type { ComparacionContrato } from '../../../rules/comprobaciones/correspondencia.ts';
import type { JuicioMensajes } from '../../../rules/comprobaciones/mensajes.ts';
import type { Correspondencia } from '../../../rules/comprobaciones/vinculos.ts';
import { createClausuraDe, type MaterialMensajes, type MensajeDelServicio } from '../../esperado/material.ts';
import { EjemplosDelContrato } from './ejemplos-del-contrato.ts';
import { LugaresDeMensaje } from './lugares-de-mensaje.ts';
import { MensajesConError } from './mensajes-con-error.ts';

/**
 * Has the messages judged, each side by the schema of the other: what the contract shows by that of the servicio, and what
 * breaks a rule by that of the contract. The same contract and servicio give the same.
 */
export function computeJuicio(
  { correspondencia }: ComparacionContrato,
  material: MaterialMensajes,
): JuicioMensajes {
  const [ejemplos, invalidos] = [new EjemplosDelContrato(), new MensajesConError()];
  for (const mensaje of material.mensajes) {
    // Errors have structures of their own.
    if (mensaje.papel === 'error') continue;
    const { clausura, raizId } = createClausuraDe(material, mensaje);
    for (const lugares of listLugares(correspondencia, mensaje)) {
      ejemplos.judge(clausura, raizId, lugares);
      invalidos.judge(clausura, raizId, lugares);
    }
  }
  return { ejemplos: ejemplos.juicio, invalidos: invalidos.juicio };
}

/** The messages of the contract that say something of one of the servicio. */
function listLugares(
  { parejas, busquedas }: Correspondencia,
  { operacion, papel }: MensajeDelServicio,
): LugaresDeMensaje[] {
  const suyas = busquedas.filter((una) => una.papel === papel && una.operacion.codigo === operacion);
  return parejas
    .filter(({ esperada }) => esperada.codigo === operacion)
    .flatMap(({ leidas }) => leidas.flatMap(({ mensajes }) => mensajes))
    .filter((leido) => leido.papel === papel && leido.escritura !== null)
    .map((leido) => new LugaresDeMensaje(leido, suyas))
    .filter(({ hay }) => hay);
}
