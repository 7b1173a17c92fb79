import type { Documento } from '../../rules/prueba.ts';
import { type FirmaComprobada, verifyFirma } from '../../rules/verificacion/firma.ts';
import { criptoDelNavegador } from '../verificacion/cripto-del-navegador.ts';
import { readDid } from '../verificacion/read-documentos.ts';

/** Whether this site signed a document, by the keys it publishes; the browser alone does the sums. */
export async function verifyFirmaDelSitio(documento: Documento): Promise<FirmaComprobada> {
  return verifyFirma(documento, await readDid(), criptoDelNavegador);
}
