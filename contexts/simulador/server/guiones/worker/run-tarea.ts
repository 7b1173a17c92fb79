import { computeInforme } from '@marco/esquemas/port';
import { readText } from '@marco/server-kit/read-text';
import type { TaskAnswer } from '@marco/server-kit/tasks';
import type { FormaSimulada } from '../../../contract/situaciones.terms.ts';
import { type ArbolPedido, readJson } from '../../../rules/guiones/peticion-leida.ts';
import { buildGuion, findEsquemaDeRespuesta } from './build-guion.ts';
import { readArbolXml, readXmlPedido, type XmlLeido } from './read-xml-pedido.ts';
import type { PeticionVerificada, RespuestasSimulador, TareaSimulador } from './tarea.ts';

type Hecho = TaskAnswer<RespuestasSimulador[TareaSimulador['clase']]>;

/** Does what a process of the simulator is asked for; `spent` where the process is not used again. */
export function runTarea(tarea: TareaSimulador): Hecho | Promise<Hecho> {
  switch (tarea.clase) {
    case 'guion':
      return { result: buildGuion(tarea.material), spent: false };
    case 'peticion':
      return verifyPeticion(tarea);
    case 'xml':
      return { result: readXml(tarea.contenido), spent: false };
    case 'contrato':
      return giveContrato(tarea.contrato);
    case 'respuesta':
      return verifyRespuesta(tarea);
  }
}

type TareaDe<Clase extends TareaSimulador['clase']> = Extract<TareaSimulador, { clase: Clase }>;

/** Its code comes with the first contract: most processes never see one. */
async function giveContrato(contrato: TareaDe<'contrato'>['contrato']): Promise<Hecho> {
  const { presentContrato, writeContrato } = await import('./present-contrato.ts');
  const servido = contrato instanceof Uint8Array ? presentContrato(contrato) : writeContrato(contrato);
  return { result: await servido, spent: false };
}

function verifyRespuesta({ material, operacion, contenido }: TareaDe<'respuesta'>): Hecho {
  const esquema = findEsquemaDeRespuesta(material, operacion);
  if (!esquema) return { result: null, spent: false };
  const { informe, gastado } = computeInforme({ mensaje: contenido, formato: 'json', esquema });
  return { result: informe, spent: gastado };
}

function readXml(contenido: Uint8Array): XmlLeido {
  const leido = readText(contenido);
  return 'text' in leido
    ? readXmlPedido(leido.text)
    : { clase: 'ilegible', motivo: 'El mensaje no está en la codificación que declara, o no se admite.' };
}

function verifyPeticion({ contenido, forma, esquema }: TareaDe<'peticion'>): TaskAnswer<PeticionVerificada> {
  const { informe, gastado } = computeInforme({ mensaje: contenido, formato: forma, esquema });
  const leido = readText(contenido);
  const arbol = informe.resultado === 'valido' && 'text' in leido ? readArbol(leido.text, forma) : null;
  return { result: { informe, arbol }, spent: gastado };
}

function readArbol(texto: string, forma: FormaSimulada): ArbolPedido | null {
  return forma === 'xml' ? readArbolXml(texto) : readJson(JSON.parse(texto));
}
