import { proposeVinculosDe } from '../../rules/vinculo-propuesto.ts';
import { readContrato } from '../contrato/read-contrato.ts';
import { writeContrato } from '../demostracion/write-contrato.ts';
import { writeEjemplo } from '../esperado/write-ejemplo.ts';
import type { EvidenciaDemostracion, TareaEvidencia } from './tarea.ts';
import { verifyMensajeDelServicio } from './verify-mensaje-propio.ts';
import { buildInforme } from './write-informe.ts';

/**
 * Makes a contract of a servicio and looks at it as at that of anybody: the places of the fields, a valid message of each
 * part, and the report. The contract is read once for all of it.
 */
export async function writeEvidencia({
  esperado,
  material,
  tecnologia,
  conInforme,
}: TareaEvidencia): Promise<EvidenciaDemostracion> {
  const contrato = writeContrato(esperado.servicio, material, tecnologia);
  const lectura = await readContrato(contrato.contenido);
  const { propuestas } = proposeVinculosDe(lectura, esperado);
  const vinculos = propuestas.flatMap(({ campoId, ruta }) => (ruta === null ? [] : [{ campoId, ruta }]));
  if (!conInforme) return { contrato, vinculos, mensajes: [], informe: undefined };
  const mensajes = material.mensajes.map((mensaje) => {
    const ejemplo = writeEjemplo(material, mensaje, tecnologia === 'soap' ? 'xml' : 'json');
    return verifyMensajeDelServicio({ material, mensaje, contenido: Buffer.from(ejemplo ?? '') });
  });
  const declarado = { vinculos, diferencias: [], mensajes: mensajes.map(({ hallazgos: _, ...uno }) => uno) };
  const informe = buildInforme({ contrato: contrato.contenido, esperado, declarado, material }, lectura);
  return { contrato, vinculos, mensajes, informe };
}
