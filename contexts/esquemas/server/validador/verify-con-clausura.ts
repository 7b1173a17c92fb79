import { formatNumero } from '@marco/elementos-de-dato/terms';
import type { FormatoMensaje } from '../../contract/validador.terms.ts';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import type { ElementoDelEsquema } from '../../rules/validador/build-nodos.ts';
import { createEsquemaDeClausura } from './esquema-elemento.ts';
import { findFormatoDeBytes } from './find-formato.ts';
import { computeInforme } from './worker/compute-informe.ts';
import type { Esquema, Informe } from './worker/tarea.ts';

/**
 * Validates a message against a part of a closure, in the form the message is in. It runs where it is called: a message of
 * a stranger belongs in a process of its own.
 */
export function verifyConClausura(clausura: Clausura, versionId: number, mensaje: Uint8Array): Informe {
  const formato = findFormatoDeBytes(mensaje);
  const esquema = createEsquemaDeParte(clausura, versionId, formato);
  return computeInforme({ mensaje, formato, esquema }).informe;
}

/** The schema of a part of a closure, for many messages in one form. */
export function createEsquemaDeParte(
  clausura: Clausura,
  versionId: number,
  formato: FormatoMensaje,
): Esquema {
  return createEsquemaDeClausura(clausura, versionId, formato, listElementos(clausura));
}

/** The elements of a closure by the names their nodes have in a message. */
function listElementos({ piezas }: Clausura): Map<string, ElementoDelEsquema> {
  const elementos = new Map<string, ElementoDelEsquema>();
  for (const pieza of piezas.values()) {
    if (pieza.tipo === 'simple') continue;
    for (const { nombre, versionId } of pieza.componentes) {
      const parte = piezas.get(versionId);
      // What was made for the message alone is no element.
      if (!parte || parte.oid === '') continue;
      const { identificador, nombre: suyo, oid, ejemplos } = parte;
      const version = formatNumero(parte);
      elementos.set(nombre, { identificador, nombre: suyo, version, oid, ejemplo: ejemplos[0] ?? null });
    }
  }
  return elementos;
}
