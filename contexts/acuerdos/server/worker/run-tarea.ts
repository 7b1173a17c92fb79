import { createAcuerdoPdf } from './create-acuerdo-pdf.ts';
import type { ArchivoReducido, TareaAcuerdo } from './tarea.ts';
import { writeContratoReducido, writeOpenapiReducido } from './write-contrato-reducido.ts';

/** The files a task asks for. */
export async function runTarea(tarea: TareaAcuerdo): Promise<readonly ArchivoReducido[]> {
  if (tarea.clase === 'zip') return writeContratoReducido(tarea.contrato);
  const openapi = writeOpenapiReducido(tarea.contrato);
  if (!('documento' in tarea)) return [{ ruta: 'openapi.json', contenido: Buffer.from(openapi, 'utf8') }];
  return [{ ruta: 'acuerdo.pdf', contenido: await createAcuerdoPdf(tarea.documento, openapi) }];
}
