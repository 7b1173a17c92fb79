import { toColombianDay } from '@marco/country/working-days';
import type { VinculoDeclarado } from '../../rules/declarado.ts';
import { writeEjemplo } from '../informes/create-ejemplo.ts';
import { getComparableDeVersion } from '../informes/run-banco.ts';
import { type Banco, runInPlace } from '../open-banco.ts';
import type { InformeSellado, MensajeVerificado } from '../worker/tarea.ts';
import { type ContratoDemostracion, writeContrato } from './write-contrato.ts';

/** What a request of level 2 of the demo data rests on. */
export interface EvidenciaDemostracion {
  readonly contrato: ContratoDemostracion;
  readonly vinculos: readonly VinculoDeclarado[];
  readonly mensajes: readonly MensajeVerificado[];
  /** Undefined where the request has none yet. */
  readonly informe: InformeSellado | undefined;
}

/** The banco shares its places among callers: the work of the demo data is one of them. */
const SISTEMA = { key: 'sistema', hasSession: true } as const;

/**
 * Makes a contract of a version and has the banco look at it as at that of anybody: the places of the fields, a valid
 * message of each part, and the report. What the language says is read once for all of it, and nothing is stored.
 *
 * @param pedido `conInforme` asks for messages and report too
 * @throws VERSION_NO_ENCONTRADA, SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, BANCO_OCUPADO; where what was made does not fit
 */
export async function createEvidencia(
  banco: Banco,
  {
    versionId,
    tecnologia,
    conInforme,
  }: { readonly versionId: number; readonly tecnologia: 'rest' | 'soap'; readonly conInforme: boolean },
): Promise<EvidenciaDemostracion> {
  const { esperado, material } = await getComparableDeVersion(banco, versionId, toColombianDay(new Date()));
  const contrato = writeContrato(esperado.servicio, material, tecnologia);
  const { contenido } = contrato;
  const { propuestas } = await runInPlace(banco, SISTEMA, (pool) =>
    pool.propose({ contrato: contenido, esperado }, SISTEMA),
  );
  const vinculos = propuestas.flatMap(({ campoId, ruta }) => (ruta === null ? [] : [{ campoId, ruta }]));
  if (!conInforme) return { contrato, vinculos, mensajes: [], informe: undefined };
  const mensajes: MensajeVerificado[] = [];
  for (const mensaje of material.mensajes) {
    const ejemplo = writeEjemplo(material, mensaje, tecnologia === 'soap' ? 'xml' : 'json');
    const tarea = { material, mensaje, contenido: Buffer.from(ejemplo ?? '') };
    mensajes.push(await runInPlace(banco, SISTEMA, (pool) => pool.verify(tarea, SISTEMA)));
  }
  const declarado = { vinculos, diferencias: [], mensajes: mensajes.map(({ hallazgos: _, ...uno }) => uno) };
  const informe = await runInPlace(banco, SISTEMA, (pool) =>
    pool.check({ contrato: contenido, esperado, declarado, material }, SISTEMA),
  );
  if (informe.veredicto === 'no-favorable' || mensajes.some(({ resultado }) => resultado === 'invalido'))
    throw new Error(`The contract made of version ${versionId} does not fit.`);
  return { contrato, vinculos, mensajes, informe };
}
