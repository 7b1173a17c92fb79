import { computeInforme } from '@marco/esquemas/port';
import { readText } from '@marco/server-kit/read-text';
import type { TaskAnswer } from '@marco/server-kit/tasks';
import type { FormaSimulada } from '../../../contract/situaciones.terms.ts';
import { type ArbolPedido, readJson } from '../../../rules/guiones/peticion-leida.ts';
import { buildGuion } from './build-guion.ts';
import { readArbolXml, readXmlPedido, type XmlLeido } from './read-xml-pedido.ts';
import type { PeticionVerificada, RespuestasSimulador, TareaSimulador } from './tarea.ts';

/** Does what a process of the simulator is asked for; `spent` where the process is not used again. */
export function runTarea(tarea: TareaSimulador): TaskAnswer<RespuestasSimulador[TareaSimulador['clase']]> {
  if (tarea.clase === 'guion') return { result: buildGuion(tarea.material), spent: false };
  return tarea.clase === 'peticion'
    ? verifyPeticion(tarea)
    : { result: readXml(tarea.contenido), spent: false };
}

function readXml(contenido: Uint8Array): XmlLeido {
  const leido = readText(contenido);
  return 'text' in leido
    ? readXmlPedido(leido.text)
    : { clase: 'ilegible', motivo: 'El mensaje no está en la codificación que declara, o no se admite.' };
}

function verifyPeticion({
  contenido,
  forma,
  esquema,
}: Extract<TareaSimulador, { clase: 'peticion' }>): TaskAnswer<PeticionVerificada> {
  const { informe, gastado } = computeInforme({ mensaje: contenido, formato: forma, esquema });
  const leido = readText(contenido);
  const arbol = informe.resultado === 'valido' && 'text' in leido ? readArbol(leido.text, forma) : null;
  return { result: { informe, arbol }, spent: gastado };
}

function readArbol(texto: string, forma: FormaSimulada): ArbolPedido | null {
  return forma === 'xml' ? readArbolXml(texto) : readJson(JSON.parse(texto));
}
