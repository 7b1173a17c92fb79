import { sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { AMBITOS_ASUNTO, AMBITOS_ELEGIBLES, CLASES_ASUNTO, GRUPOS_ASUNTO } from './asunto.terms.ts';

/** A matter that waits, as one line with one button. */
const asuntoSchema = z.object({
  /** Kind of task, and the id of the record among those of its kind. */
  tipo: z.string(),
  id: z.number().int(),
  clase: z.enum(CLASES_ASUNTO),
  /** What to do, as a sentence with its verb. */
  titulo: z.string(),
  /** Where it comes from: 'Solicitud LCI-N1-2026-000012'. */
  detalle: z.string(),
  /** Who must act, where it is not the person: 'En manos de la coordinación del ministerio'. */
  enManosDe: z.string().nullable(),
  desde: z.iso.datetime(),
  /** The last day, and of a meeting its hour; null where there is none. */
  vence: z.iso.date().nullable(),
  hora: z.string().nullable(),
  /** Working days to the last day; negative once it passed, null where there is none. */
  diasHabiles: z.number().int().nullable(),
  /** It came after the person last marked its kind as seen. */
  esNuevo: z.boolean(),
  boton: z.string(),
  url: sitePathSchema,
});
export type Asunto = z.infer<typeof asuntoSchema>;

/** A kind of task of the person, by which the list is filtered. */
const tipoDeAsuntoSchema = z.object({
  codigo: z.string(),
  clase: z.enum(CLASES_ASUNTO),
  titulo: z.string(),
  total: z.number().int(),
  vencidos: z.number().int(),
  /** Something came after the person last marked it as seen. */
  nueva: z.boolean(),
  /** Until when the person let it wait: its matters are not listed until then. */
  pospuestaHasta: z.iso.datetime().nullable(),
  /** The list it is of. */
  url: sitePathSchema,
});
export type TipoDeAsunto = z.infer<typeof tipoDeAsuntoSchema>;

const grupoSchema = z.object({
  grupo: z.enum(GRUPOS_ASUNTO),
  total: z.number().int(),
  /** The first of them, by their last day. */
  asuntos: z.array(asuntoSchema),
});
export type GrupoDeAsuntos = z.infer<typeof grupoSchema>;

/** Everything that waits for a person, or for their entidad, by its last day. */
export const bloqueAsuntosSchema = z.object({
  ambito: z.enum(AMBITOS_ASUNTO),
  /** Today, and the Sunday its week ends with. */
  hoy: z.iso.date(),
  finDeSemana: z.iso.date(),
  /** Groups with matters. */
  grupos: z.array(grupoSchema),
  tipos: z.array(tipoDeAsuntoSchema),
  /** How many wait in each ambito a person may choose, whatever is listed. */
  totales: z.record(z.enum(AMBITOS_ELEGIBLES), z.number().int()),
  /** Of those in the hands of others, who must act, the most first. */
  porQuien: z.array(z.object({ quien: z.string(), total: z.number().int() })),
  /** Whether the kinds are queues of an office: those of who works for every entidad. */
  conColas: z.boolean(),
});
export type BloqueAsuntos = z.infer<typeof bloqueAsuntosSchema>;

/** What happened of late that the person is told of. */
export const bloqueNovedadesSchema = z.object({
  /** When the person last used another session than this one; null where none is known. */
  ultimaVisita: z.iso.datetime().nullable(),
  /** How many came since then. */
  desdeLaUltimaVisita: z.number().int(),
  novedades: z.array(
    z.object({
      id: z.number().int(),
      titulo: z.string(),
      enlace: sitePathSchema.nullable(),
      creadaEn: z.iso.datetime(),
      leida: z.boolean(),
    }),
  ),
});
export type BloqueNovedades = z.infer<typeof bloqueNovedadesSchema>;

/** The first tour of the product, while the person did not say that they need it no more. */
export const bloqueRecorridoSchema = z.object({ seOfrece: z.literal(true) });
export type BloqueRecorrido = z.infer<typeof bloqueRecorridoSchema>;

/** What the contract of the context that gives the block says. Named, as what refers to itself must be. */
const datosSchema = z.json().register(z.globalRegistry, { id: 'DatosDeBloque' });

/** A block of the home: what it shows, nothing where it is not of the rol, or that it could not be read. */
export const bloqueDeInicioSchema = z.discriminatedUnion('estado', [
  z.object({ estado: z.literal('listo'), datos: datosSchema }),
  z.object({ estado: z.literal('ausente') }),
  z.object({ estado: z.literal('fallo'), mensaje: z.string() }),
]);
