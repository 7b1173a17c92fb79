import { decisionSchema, defineEndpoint, integerId, pageNumber, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { compromisoSchema } from './compromiso.schema.ts';
import { COLUMNAS_TABLERO, FILAS_TABLERO } from './tablero.terms.ts';
import { MAXIMO_TEXTO_BUSQUEDA, RECURSO_MESAS, VISTAS_COMPROMISOS } from './terms.ts';

const exposure = { private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;
const ROOT = '/mesaInteroperabilidad/compromisos';

/** Whose commitments, of what mesa and with what words; without `vista` the first board of the caller. */
const filtro = z.object({
  vista: z.enum(VISTAS_COMPROMISOS).nullish(),
  idMesa: integerId('mesa').nullish(),
  texto: z
    .string()
    .trim()
    .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` })
    .nullish(),
});

/** A month, and what is due in it: never a public address, because commitments name people. */
const mes = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Escriba el mes como AAAA-MM.' });

/** What stands over the board: its numbers and what it may be filtered by. */
export const tableroSchema = z.object({
  hoy: z.iso.date(),
  /** The board that is on show. */
  vista: z.enum(VISTAS_COMPROMISOS),
  /** The boards of the caller, with how many open commitments each has. */
  vistas: z.array(z.object({ vista: z.enum(VISTAS_COMPROMISOS), abiertos: z.number().int() })),
  vencidos: z.number().int(),
  cumplidos: z.number().int(),
  /** Of those fulfilled, how many by their day. */
  aTiempo: z.number().int(),
  /** Mesas with commitments the caller may see, and every open one for who adds them, by name. */
  mesas: z.array(z.object({ id: z.number().int(), nombre: z.string(), activa: z.boolean() })),
  /** Whether the caller ever adds commitments. */
  agrega: z.boolean(),
  /** Adding one to the mesa of the filter; null without one. */
  agregar: z.object({ decision: decisionSchema, acordadoEn: z.iso.date() }).nullable(),
});
export type TableroCompromisos = z.infer<typeof tableroSchema>;

export const getTableroEndpoint = defineEndpoint({
  operation: 'getTablero',
  context: 'mesas',
  summary: 'Los números del tablero de compromisos de quien consulta y lo que puede filtrar en él.',
  method: 'POST',
  path: `${ROOT}/tablero`,
  exposure,
  request: { body: filtro },
  response: tableroSchema,
});

export const searchColumnaEndpoint = defineEndpoint({
  operation: 'searchColumna',
  context: 'mesas',
  summary: 'Una página de una columna del tablero de compromisos, por su vencimiento.',
  method: 'POST',
  path: `${ROOT}/columna`,
  exposure,
  request: {
    body: filtro.extend({
      columna: z.enum(COLUMNAS_TABLERO),
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(FILAS_TABLERO.columna),
    }),
  },
  response: z.object({ compromisos: z.array(compromisoSchema), total: z.number().int() }),
});

/** A month of commitments: each day with its first ones and how many it has. */
export const calendarioCompromisosSchema = z.object({
  mes: z.string(),
  hoy: z.iso.date(),
  dias: z.array(
    z.object({
      dia: z.iso.date(),
      total: z.number().int(),
      compromisos: z.array(compromisoSchema.extend({ columna: z.enum(COLUMNAS_TABLERO) })),
    }),
  ),
});
export type CalendarioCompromisos = z.infer<typeof calendarioCompromisosSchema>;

export const listCalendarioCompromisosEndpoint = defineEndpoint({
  operation: 'listCalendarioCompromisos',
  context: 'mesas',
  summary: 'Los compromisos de un mes por el día en que vencen o se cumplieron; de un día, todos.',
  method: 'POST',
  path: `${ROOT}/calendario`,
  exposure,
  request: { body: filtro.extend({ mes, dia: z.iso.date().nullish() }) },
  response: calendarioCompromisosSchema,
});
