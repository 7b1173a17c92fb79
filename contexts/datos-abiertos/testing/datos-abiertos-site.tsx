import { sampleConfiguracion } from '@marco/parametros/testing';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import type {
  CatalogoDeDatos,
  DetalleConjunto,
  EdicionDeConjunto,
  ResumenConjunto,
} from '../contract/index.ts';
import { datosAbiertosRoutes } from '../web/datos-abiertos.routes.ts';

const HUELLA = 'ab12'.repeat(16);
const licencia = {
  nombre: 'CC BY 4.0',
  direccion: 'https://creativecommons.org/licenses/by/4.0/deed.es',
  estado: 'por confirmar',
};

function createEdicion(codigo: string, fecha: string, diferencia: number | null): EdicionDeConjunto {
  return {
    fecha,
    publicadaEn: `${fecha}T08:00:05Z`,
    filas: 1284,
    diferencia,
    cambio: diferencia !== 0,
    archivos: (['csv', 'json'] as const).map((formato) => ({
      formato,
      direccion: `/api-public/datos-abiertos/${codigo}/${fecha}.${formato}`,
      bytes: 842_000,
      sha256: HUELLA,
    })),
  };
}

const elementos: ResumenConjunto = {
  codigo: 'elementos',
  titulo: 'Elementos de dato',
  descripcion: 'Versiones de los elementos del lenguaje común.',
  fuente: 'Diccionario de elementos de dato.',
  frecuencia: 'Cada día, a las 3:00',
  columnas: 2,
  edicion: createEdicion('elementos', '2026-11-27', 3),
};
const mesas: ResumenConjunto = {
  ...elementos,
  codigo: 'mesas',
  titulo: 'Mesas de interoperabilidad',
  descripcion: 'Cada mesa con su objetivo.',
  edicion: createEdicion('mesas', '2026-11-27', 0),
};

const catalogo: CatalogoDeDatos = {
  licencia,
  ultima: { fecha: '2026-11-27', publicadaEn: '2026-11-27T08:00:05Z' },
  conjuntos: [elementos, mesas],
  volcado: {
    fecha: '2026-11-23',
    publicadoEn: '2026-11-23T08:01:00Z',
    direccion: '/api-public/datos-abiertos/volcado/2026-11-23.zip',
    bytes: 1_400_000,
    sha256: HUELLA,
    cambios: {
      desde: '2026-11-16',
      direccion: '/api-public/datos-abiertos/volcado/2026-11-23-cambios.zip',
      bytes: 21_000,
      sha256: HUELLA,
    },
  },
};

const detalle: DetalleConjunto = {
  ...elementos,
  licencia,
  columnas: [
    { nombre: 'identificador', tipo: 'texto', significado: 'Identificador del elemento.', elemento: null },
    {
      nombre: 'nit_responsable',
      tipo: 'texto',
      significado: 'NIT de la entidad responsable.',
      elemento: { identificador: 'numNit', nombre: 'Número de identificación tributaria' },
    },
  ],
  muestra: [
    ['codSexo', '899999053'],
    ['primerNombre', null],
  ],
  ediciones: [createEdicion('elementos', '2026-11-27', 3), createEdicion('elementos', '2026-11-26', null)],
  ultimo: {
    csv: '/api-public/datos-abiertos/elementos/ultimo.csv',
    json: '/api-public/datos-abiertos/elementos/ultimo.json',
  },
};

/** The catalogue before the first edition. */
export const sampleSinEdicion: CatalogoDeDatos = {
  ...catalogo,
  ultima: null,
  volcado: null,
  conjuntos: [{ ...elementos, edicion: null }],
};

/** The screens of the open data as they stand in the product, on a server made of answers. */
export function createDatosAbiertosSite(address: string, leido: CatalogoDeDatos = catalogo) {
  const all: Readonly<Record<string, () => unknown>> = {
    'GET /configuracion': () => sampleConfiguracion,
    'GET /datos-abiertos': () => leido,
    'GET /datos-abiertos/elementos': () => detalle,
  };
  const { fake } = createFakeServer((call) => all[call.address]?.());
  return createTestSite({ routes: datosAbiertosRoutes, address, fake });
}
