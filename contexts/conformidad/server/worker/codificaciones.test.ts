import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { CON_FALLA_REST } from '../../testing/dorados/con-falla-rest.ts';
import { CON_FALLA_SOAP } from '../../testing/dorados/con-falla-soap.ts';
import { CORRECTOS } from '../../testing/dorados/correctos.ts';
import { createZip, type Dorado } from '../../testing/dorados/dorado.ts';
import { writeInforme } from './write-informe.ts';

const toUtf16 = (texto: string) => Buffer.from(texto, 'utf16le');
const toUtf16be = (texto: string) => toUtf16(texto).swap16();

const CODIFICACIONES: Readonly<Record<string, (texto: string) => Uint8Array>> = {
  'UTF-8 con marca': (texto) => Buffer.from(`\uFEFF${texto}`),
  'UTF-16 LE': toUtf16,
  'UTF-16 LE con marca': (texto) => toUtf16(`\uFEFF${texto}`),
  'UTF-16 BE': toUtf16be,
  'UTF-16 BE con marca': (texto) => toUtf16be(`\uFEFF${texto}`),
};

/** One right contract of each kind, and all that have a fault: these are written in UTF-8. */
const CONTRATOS: readonly Dorado[] = [
  ...CORRECTOS.filter(({ nombre }) =>
    ['REST: YAML de OpenAPI 3.1', 'REST: JSON de OpenAPI 3.1', 'SOAP: WSDL con XSD y ejemplos'].includes(
      nombre,
    ),
  ),
  ...CON_FALLA_REST,
  ...CON_FALLA_SOAP,
];

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** The same contract with each of its files in another encoding. */
function encodeContrato({ nombre, bytes }: Dorado, encode: (texto: string) => Uint8Array): Uint8Array {
  if (nombre.startsWith('REST')) return encode(decode(bytes));
  return createZip(
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([ruta, contenido]) => [ruta, encode(decode(contenido))]),
    ),
  );
}

it('[AREA-05] the contracts of this file are of all three notations', () => {
  expect(CONTRATOS.length - CON_FALLA_REST.length - CON_FALLA_SOAP.length).toBe(3);
});

it.each(Object.entries(CODIFICACIONES))(
  '[AREA-05] a contract in %s has the same report as in UTF-8, but for the digests',
  async (_nombre, encode) => {
    for (const dorado of CONTRATOS) {
      const {
        contrato: _uno,
        huella: _suya,
        ...esperado
      } = await writeInforme({
        contrato: dorado.bytes,
        esperado: dorado.esperado,
      });
      const bytes = encodeContrato(dorado, encode);
      const {
        contrato,
        huella: _otra,
        ...informe
      } = await writeInforme({
        contrato: bytes,
        esperado: dorado.esperado,
      });
      expect([dorado.nombre, informe]).toEqual([dorado.nombre, esperado]);
      expect(contrato.bytes).toBe(bytes.length);
    }
  },
);
