import { defineEndpoint, integerIdParam } from '@marco/contract-kit';
import { z } from 'zod';
import { eventosDirectorioSchema } from './eventos-directorio.schema.ts';
import { formatosErrors } from './formatos.errors.ts';
import {
  FORMAS_CATALOGO,
  FORMATOS_TABLA_DIRECTORIO,
  LIMITE_ARCHIVOS,
  LIMITE_FORMATOS,
  MAXIMA_PAGINA_CANAL,
  MAXIMAS_PARTES_MAPA,
  MAXIMO_EVENTOS,
  TAMANO_EVENTOS,
} from './formatos.terms.ts';

const context = 'directorio';
const { CAMPOS_NO_CABEN_EN_EXCEL, CANAL_DE_NADA, CATALOGO_SIN_ESA_FORMA, PARTE_DEL_MAPA_INEXISTENTE } =
  formatosErrors;

/** Other programs keep these addresses: they stand at the site itself, without a base. */
const enElSitio = { site: true } as const;

const archivo = z.object({
  formato: z.enum(FORMATOS_TABLA_DIRECTORIO, { error: 'La dirección debe terminar en .csv o .xlsx.' }),
});

/** A whole number of an address, from one to a limit. */
const entero = (maximo: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'Debe ser un número entero mayor que cero.' })
    .transform(Number)
    .pipe(z.number().max(maximo, { error: `Debe ser máximo ${maximo}.` }));

export const downloadCatalogoEndpoint = defineEndpoint({
  operation: 'downloadCatalogo',
  context,
  summary:
    'El catálogo de servicios en DCAT 3 (perfil DCAT-AP), como JSON-LD o Turtle, según Accept o formato.',
  method: 'GET',
  path: '/catalogo',
  exposure: enElSitio,
  request: { query: z.object({ formato: z.enum(Object.values(FORMAS_CATALOGO)).optional() }) },
  response: z.string(),
  errors: { CATALOGO_SIN_ESA_FORMA },
  ratePerMinute: LIMITE_ARCHIVOS,
});

export const downloadVersionesDirectorioEndpoint = defineEndpoint({
  operation: 'downloadVersionesDirectorio',
  context,
  summary: 'El directorio como tabla de CSV o Excel: una fila por versión de cada servicio.',
  method: 'GET',
  path: '/directorio-servicios.{formato}',
  exposure: enElSitio,
  request: { params: archivo },
  response: z.string(),
  ratePerMinute: LIMITE_ARCHIVOS,
});

export const downloadCamposDirectorioEndpoint = defineEndpoint({
  operation: 'downloadCamposDirectorio',
  context,
  summary: 'Los campos de los mensajes de todas las versiones, como tabla de CSV o Excel.',
  method: 'GET',
  path: '/directorio-servicios-campos.{formato}',
  exposure: enElSitio,
  request: { params: archivo },
  response: z.string(),
  errors: { CAMPOS_NO_CABEN_EN_EXCEL },
  ratePerMinute: LIMITE_ARCHIVOS,
});

export const listCambiosDirectorioEndpoint = defineEndpoint({
  operation: 'listCambiosDirectorio',
  context,
  summary:
    'Canal Atom de lo que cambia en el directorio, el último cambio primero; todo, o lo de un servicio, un elemento o una entidad.',
  method: 'GET',
  path: '/directorio-servicios/cambios',
  exposure: enElSitio,
  request: {
    query: z.object({
      servicio: integerIdParam('servicio').optional(),
      elemento: integerIdParam('elemento').optional(),
      entidad: integerIdParam('entidad').optional(),
      pagina: entero(MAXIMA_PAGINA_CANAL).default(1),
    }),
  },
  response: z.string(),
  errors: { CANAL_DE_NADA },
  ratePerMinute: LIMITE_FORMATOS,
});

export const listEventosDirectorioEndpoint = defineEndpoint({
  operation: 'listEventosDirectorio',
  context,
  summary:
    'Los mismos cambios para programas, del más antiguo al más reciente, después del número que dice desde: quien guarda el último número no pierde ni repite ninguno.',
  method: 'GET',
  path: '/eventos',
  exposure: { public: true },
  request: {
    query: z.object({
      desde: z
        .string()
        .regex(/^\d{1,15}$/, { error: 'Debe ser el número del último evento leído, o 0.' })
        .transform(Number)
        .default(0),
      limite: entero(MAXIMO_EVENTOS).default(TAMANO_EVENTOS),
    }),
  },
  response: eventosDirectorioSchema,
  ratePerMinute: LIMITE_FORMATOS,
});

export const listMapaDelSitioEndpoint = defineEndpoint({
  operation: 'listMapaDelSitio',
  context,
  summary: 'El mapa del sitio para buscadores: su índice, o una de las partes que el índice nombra.',
  method: 'GET',
  path: '/sitemap.xml',
  exposure: enElSitio,
  request: { query: z.object({ parte: entero(MAXIMAS_PARTES_MAPA).optional() }) },
  response: z.string(),
  errors: { PARTE_DEL_MAPA_INEXISTENTE },
  ratePerMinute: LIMITE_FORMATOS,
});
