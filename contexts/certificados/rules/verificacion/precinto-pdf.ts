import { findPrecinto, readHuellas } from '../precinto.ts';
import { findCambio, toLetras } from './cambio-pdf.ts';
import { type Constatacion, presentHuella } from './constatacion.ts';
import type { Cripto } from './cripto.ts';
import { type DocumentoDid, verifyFirma } from './firma.ts';

const ASUNTO = 'Archivo PDF';

const refuse = (detalle: string): Constatacion => ({
  resultado: 'mal',
  asunto: ASUNTO,
  detalle: `No es, byte por byte, el PDF que se expidió. ${detalle} Descárguelo de la página del certificado.`,
  dictamen: 'Cambió',
});

/**
 * Whether every byte of a PDF is as it was issued, by the signed digests it carries: no network is needed. What changed
 * is named.
 *
 * @param direccion of the certificate the PDF says it is; null where its credential cannot be read
 */
export async function verifyPrecinto(
  pdf: Uint8Array,
  { did, direccion }: { readonly did: DocumentoDid; readonly direccion: string | null },
  cripto: Cripto,
): Promise<Constatacion> {
  const letras = toLetras(pdf);
  const precinto = findPrecinto(letras);
  if (!precinto) return refuse('Le falta el precinto, las líneas que dicen cómo era cada byte, o está roto.');
  const { desde, hasta, firmado } = precinto;
  const lugar = `entre los bytes ${desde} y ${hasta - 1}`;
  const firma = firmado && (await verifyFirma(firmado, did, cripto));
  if (firma && !firma.valida && firma.codigo !== 'alterada')
    return refuse(`Del precinto, ${lugar}: ${firma.motivo}`);
  const huellas = firmado && firma?.valida ? readHuellas(firmado) : undefined;
  if (!huellas) return refuse(`Cambió el precinto que el PDF lleva, ${lugar}.`);
  const resto = new Uint8Array(pdf.length - (hasta - desde));
  resto.set(pdf.subarray(0, desde));
  resto.set(pdf.subarray(hasta), desde);
  const cambio = await findCambio(resto, huellas, { lugar: desde, largo: hasta - desde }, cripto);
  if (cambio !== undefined) return refuse(cambio);
  if (huellas.de !== `${direccion}#pdf`) return refuse('El precinto es de otro certificado.');
  return {
    resultado: 'bien',
    asunto: ASUNTO,
    detalle: `Los ${pdf.length} bytes están como se firmaron. ${presentHuella(huellas.sha256)}`,
    dictamen: 'Intacto',
  };
}
