import { z } from 'zod';
import { TIPOS_CAMBIO_DIRECTORIO } from './suscripciones.terms.ts';

/** Something that happened to a servicio, as programs read it. */
const eventoDirectorioSchema = z.object({
  /** Larger than that of everything that happened before it. */
  id: z.number().int(),
  tipo: z.enum(TIPOS_CAMBIO_DIRECTORIO),
  momento: z.iso.datetime(),
  /** One sentence. */
  texto: z.string(),
  servicio: z.object({
    id: z.number().int(),
    nombre: z.string(),
    /** Of its page, whole. */
    direccion: z.string(),
  }),
  entidad: z.object({ id: z.number().int(), nombre: z.string() }),
  /** The version it happened to, as M.m; null for what happened to the whole servicio. */
  version: z.string().nullable(),
  /** The day it stops answering, as it was told then; null where none was. */
  fechaRetiro: z.iso.date().nullable(),
  /** Number of the version that takes its place; null where none does. */
  sucesora: z.string().nullable(),
});
export type EventoDirectorio = z.infer<typeof eventoDirectorioSchema>;

export const eventosDirectorioSchema = z.object({
  /** The earliest first. */
  eventos: z.array(eventoDirectorioSchema),
  /** What to ask with next: the number of the last one, or the one that was asked with where there is none. */
  siguiente: z.number().int(),
  /** Whether there are more already. */
  hayMas: z.boolean(),
});
export type EventosDirectorio = z.infer<typeof eventosDirectorioSchema>;
