import { writeCatalogoTurtle, writeJsonLd } from '@marco/directorio/port';
import {
  readJsonLd,
  readTurtle,
  toCanonicas,
  verifyDcatAp,
  writeNQuads,
} from '@marco/directorio/testing/dcat-ap';
import { expect, it } from 'vitest';
import type { CatalogoDeDatos } from '../../contract/index.ts';
import { presentDcat } from './present-dcat.ts';

const huella = 'ab12'.repeat(16);
const sitio = { base: 'https://marco.example', ministerio: 'Ministerio', producto: 'Marco' };
const catalogo: CatalogoDeDatos = {
  licencia: { nombre: 'CC BY 4.0', direccion: 'https://creativecommons.org/licenses/by/4.0/', estado: '' },
  ultima: { fecha: '2026-11-27', publicadaEn: '2026-11-27T08:00:00Z' },
  conjuntos: [
    {
      codigo: 'elementos',
      titulo: 'Elementos de dato',
      descripcion: 'Versiones de los elementos.',
      fuente: 'Diccionario.',
      frecuencia: 'Cada día',
      columnas: 2,
      edicion: {
        fecha: '2026-11-27',
        publicadaEn: '2026-11-27T08:00:00Z',
        filas: 2,
        diferencia: null,
        cambio: true,
        archivos: (['csv', 'json'] as const).map((formato) => ({
          formato,
          direccion: `/api-public/datos-abiertos/elementos/2026-11-27.${formato}`,
          bytes: 10,
          sha256: huella,
        })),
      },
    },
  ],
  volcado: {
    fecha: '2026-11-23',
    publicadoEn: '2026-11-23T08:00:00Z',
    direccion: '/api-public/datos-abiertos/volcado/2026-11-23.zip',
    bytes: 20,
    sha256: huella,
    cambios: {
      desde: '2026-11-16',
      direccion: '/api-public/datos-abiertos/volcado/2026-11-23-cambios.zip',
      bytes: 5,
      sha256: huella,
    },
  },
};

async function join(write: typeof writeJsonLd, leido: CatalogoDeDatos): Promise<string> {
  async function* grupos() {
    yield presentDcat(sitio, leido);
  }
  let text = '';
  for await (const parte of write(grupos())) text += parte;
  return text;
}

it.each([
  ['with an edition', catalogo],
  ['before the first edition', { ...catalogo, ultima: null, volcado: null, conjuntos: [] }],
])('[AREA-15] the catalogue %s follows DCAT-AP 3, and both forms say the same', async (_, leido) => {
  const quads = readTurtle(await join(writeCatalogoTurtle, leido));
  expect(await verifyDcatAp(quads)).toEqual([]);
  expect(await toCanonicas(await readJsonLd(await join(writeJsonLd, leido)))).toEqual(
    await toCanonicas(writeNQuads(quads)),
  );
});
