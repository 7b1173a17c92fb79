import type { TestApp } from '@marco/test-kit';
import type { PublicCalls } from '@marco/test-kit/declarations';
import { publishEdicionDePrueba } from './publish-edicion-de-prueba.ts';

/** An edition with its dump. */
export async function addPublicRecords(test: TestApp): Promise<void> {
  await publishEdicionDePrueba(test, '2026-12-05');
}

const ARCHIVOS = `select conjunto, 'ultimo.' || formato as archivo from datos_abiertos_archivos
  where fecha = (select max(fecha) from datos_abiertos_ediciones)`;

export const publicCalls: PublicCalls = {
  getCatalogoAbierto: [{}, { rest: '?formato=jsonld' }, { rest: '?formato=ttl' }],
  getConjuntoAbierto: [{ records: 'select distinct conjunto from datos_abiertos_conjuntos' }],
  downloadConjuntoAbierto: [{ records: ARCHIVOS }],
  downloadVolcado: [{ records: "select 'ultimo.zip' as archivo from datos_abiertos_volcados" }],
};
