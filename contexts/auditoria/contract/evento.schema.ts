import { z } from 'zod';
import { RESULTADOS } from './terms.ts';

/** Somebody or something named by an event: its name as it is today, null where it no longer exists. */
const nombradoSchema = z.object({ id: z.number().int(), nombre: z.string().nullable() });

/** One row of the list. */
export const eventoRowSchema = z.object({
  id: z.number().int(),
  fecha: z.iso.datetime(),
  accion: z.string(),
  /** How people read the action. */
  nombreAccion: z.string(),
  resultado: z.enum(RESULTADOS),
  tipoObjeto: z.string(),
  /** How people read the kind of object. */
  nombreTipoObjeto: z.string(),
  idObjeto: z.string().nullable(),
  /** Name of the object as it is today; null where it has none. */
  objeto: z.string().nullable(),
  usuario: nombradoSchema.nullable(),
  entidad: nombradoSchema.extend({ sigla: z.string().nullable() }).nullable(),
  rol: z.string().nullable(),
  direccion: z.string().nullable(),
  correlacion: z.string().nullable(),
});
export type EventoRow = z.infer<typeof eventoRowSchema>;

/** An event with what it tells and, once sealed, its seal. */
export const eventoSchema = eventoRowSchema.extend({
  /** As it was written; `antes` and `despues` hold the fields of a change. */
  detalle: z.record(z.string(), z.unknown()),
  /** Names of the ids in the detail, by field and id; of the code of a refusal, what it says. */
  nombres: z.record(z.string(), z.record(z.string(), z.string())),
  sello: z.object({ lote: z.number().int(), fecha: z.iso.datetime(), huella: z.string() }).nullable(),
});
export type Evento = z.infer<typeof eventoSchema>;
