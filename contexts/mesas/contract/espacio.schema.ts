import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { compromisoSchema } from './compromiso.schema.ts';
import { ACCIONES_PRINCIPALES, COLUMNAS_COMPROMISO } from './espacio.terms.ts';
import { gestionMesaSchema } from './gestion-mesa.schema.ts';
import { ESTADOS_REUNION } from './terms.ts';

/** A block that was read, that is not for the caller, or that could not be read while the others could. */
function block<Datos extends z.ZodType>(datos: Datos) {
  return z.discriminatedUnion('estado', [
    z.object({ estado: z.literal('listo'), datos }),
    z.object({ estado: z.literal('ausente') }),
    z.object({ estado: z.literal('fallo'), mensaje: z.string() }),
  ]);
}

const reunionProximaSchema = z.object({
  idReunion: z.number().int(),
  version: z.number().int(),
  estado: z.enum(ESTADOS_REUNION),
  tematica: z.string(),
  inicio: z.iso.datetime(),
  duracionMinutos: z.number().int(),
  lugar: z.string(),
  enlace: z.string(),
  puntos: z.array(z.object({ id: z.number().int(), titulo: z.string() })),
  invitados: z.number().int(),
  confirmados: z.number().int(),
  /** Entidades of which somebody has not answered; for who runs the meeting. */
  porConfirmar: z.array(z.string()),
  /** The last reminder to who has not answered, and the names of their entidades; for who runs the meeting. */
  recordada: z.object({ en: z.iso.datetime(), a: z.string() }).nullable(),
  /** Reminding them; null for people who do not run meetings. */
  recordar: decisionSchema.nullable(),
  /** Starting it; null for people who do not run meetings. */
  iniciar: decisionSchema.nullable(),
  /** What the caller, or their entidad, answered; null where nobody of it is invited. */
  propia: z.object({ asistira: z.boolean().nullable(), confirmar: decisionSchema }).nullable(),
});
export type ReunionProxima = z.infer<typeof reunionProximaSchema>;

/** The next meeting of the mesa the caller may know of, or where one would fit. */
export const bloqueReunionSchema = z.object({
  reunion: reunionProximaSchema.nullable(),
  /** What the first button does; null where there is nothing to do. */
  principal: z.enum(ACCIONES_PRINCIPALES).nullable(),
  /** The first overdue commitment the caller answers for. */
  porResponder: compromisoSchema.nullable(),
  /** Programming one; null for people who never do. */
  programar: decisionSchema.nullable(),
  /** Free slots of the next working days, where no meeting is programmed. */
  cupos: z.array(z.object({ fecha: z.iso.date(), hora: z.string() })),
});
export type BloqueReunion = z.infer<typeof bloqueReunionSchema>;

const columnaSchema = z.object({ total: z.number().int(), compromisos: z.array(compromisoSchema) });

/** The open commitments of the mesa the caller may see, by their day. */
export const bloqueCompromisosSchema = z.object({
  columnas: z.record(z.enum(COLUMNAS_COMPROMISO), columnaSchema),
  abiertos: z.number().int(),
  cumplidos: z.number().int(),
  /** Of those fulfilled, how many by their day. */
  aTiempo: z.number().int(),
  agregar: z.object({ decision: decisionSchema, acordadoEn: z.iso.date() }).nullable(),
});
export type BloqueCompromisos = z.infer<typeof bloqueCompromisosSchema>;

const servicioSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  entidad: z.string(),
  estado: z.string(),
  /** The state its commitments in this mesa wait for; null where none does. */
  meta: z.string().nullable(),
});

/** The services of the mesa, the ones with a goal first. */
export const bloqueServiciosMesaSchema = z.object({
  servicios: z.array(servicioSchema),
  total: z.number().int(),
});
export type BloqueServiciosMesa = z.infer<typeof bloqueServiciosMesaSchema>;

const hechoSchema = z.object({
  /** Names the row. */
  clave: z.string(),
  tipo: z.enum(['reunion', 'acta', 'documento', 'entidad', 'servicio', 'mesa']),
  cuando: z.iso.datetime(),
  /** What happened, in words that stand out, and the rest of the sentence. */
  titulo: z.string(),
  texto: z.string(),
  /** The meeting it belongs to, which can be opened. */
  idReunion: z.number().int().nullable(),
  decisiones: z.array(z.string()),
});
export type Hecho = z.infer<typeof hechoSchema>;

/** A page of what happened in the mesa, the latest first. */
export const bloqueHechosSchema = z.object({
  hechos: z.array(hechoSchema),
  total: z.number().int(),
  /** Goes as `antesDe` of the next page; null on the last one. */
  siguiente: z.string().nullable(),
});
export type BloqueHechos = z.infer<typeof bloqueHechosSchema>;

/** A month of the mesa: its meetings, and the days on which commitments are due. */
export const bloqueCalendarioSchema = z.object({
  /** '2026-07'. */
  mes: z.string(),
  hoy: z.iso.date(),
  reuniones: z.array(
    z.object({
      idReunion: z.number().int(),
      dia: z.iso.date(),
      hora: z.string(),
      tematica: z.string(),
      estado: z.enum(ESTADOS_REUNION),
    }),
  ),
  vencimientos: z.array(z.object({ dia: z.iso.date(), total: z.number().int() })),
});
export type BloqueCalendario = z.infer<typeof bloqueCalendarioSchema>;

/** The latest documents of the meetings of the mesa that the caller may read. */
export const bloqueDocumentosSchema = z.object({
  documentos: z.array(
    z.object({
      idArchivo: z.string(),
      nombre: z.string(),
      tamano: z.number().int(),
      idReunion: z.number().int(),
      fecha: z.iso.datetime(),
    }),
  ),
  total: z.number().int(),
});
export type BloqueDocumentos = z.infer<typeof bloqueDocumentosSchema>;

/** The workspace of a mesa: what it is, and the blocks that were asked for. */
export const espacioMesaSchema = z.object({
  mesa: gestionMesaSchema,
  /** Whether the caller follows it. */
  seguida: z.boolean(),
  bloques: z.object({
    reunion: block(bloqueReunionSchema).optional(),
    compromisos: block(bloqueCompromisosSchema).optional(),
    servicios: block(bloqueServiciosMesaSchema).optional(),
    hechos: block(bloqueHechosSchema).optional(),
    calendario: block(bloqueCalendarioSchema).optional(),
    documentos: block(bloqueDocumentosSchema).optional(),
  }),
});
export type EspacioMesa = z.infer<typeof espacioMesaSchema>;
