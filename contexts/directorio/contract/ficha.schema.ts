import { ESTADOS_CERTIFICADO } from '@marco/certificados/terms';
import { VEREDICTOS, type VeredictoConformidad } from '@marco/conformidad/terms';
import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { BASES_DATO_PERSONAL, SENTIDOS_CAMPO, TECNOLOGIAS } from '@marco/solicitudes/terms';
import { z } from 'zod';
import {
  datoDirectorioSchema,
  entidadDirectorioSchema,
  estadoFichaSchema,
  servicioDirectorioSchema,
} from './directorio.schema.ts';
import { TIPOS_AVISO_FICHA } from './ficha.terms.ts';
import { operacionFichaSchema } from './mensajes-ficha.schema.ts';
import { ACCESOS_SERVICIO } from './terms.ts';

const veredictos = Object.keys(VEREDICTOS) as [VeredictoConformidad, ...VeredictoConformidad[]];

const pendienteSchema = z.object({ texto: z.string(), quien: z.string() });

/**
 * A block of the page: what it says, or why it says nothing yet and who supplies it. Never both are null; both stand where
 * a part of it is still missing.
 */
function bloque<Contenido extends z.ZodType>(contenido: Contenido) {
  return z.object({
    contenido: contenido.nullable(),
    pendiente: pendienteSchema.nullable(),
  });
}

/** A block nothing of the product fills yet; later contexts show their part in its slot. */
const bloqueVacioSchema = z.object({ contenido: z.null(), pendiente: pendienteSchema });

const versionSchema = z.object({
  id: z.number().int(),
  numero: z.string(),
  estado: z.enum(ESTADOS_VERSION_SERVICIO),
  direccion: z.string(),
});
export type VersionFicha = z.infer<typeof versionSchema>;

/** Answers a visitor looks for first. */
const hechosSchema = z.object({
  entrega: z.object({ total: z.number().int(), siempre: z.number().int() }),
  pide: z.object({ total: z.number().int(), opcionales: z.number().int() }),
  acceso: z.enum(ACCESOS_SERVICIO),
  /** Working days the entidad has to answer who asks for access; null where nobody may ask yet. */
  diasRespuesta: z.number().int().nullable(),
  /** Entidades with an acuerdo in force; where there is none, those its request names. */
  consumidores: z.number().int(),
  tieneAcuerdos: z.boolean(),
  /** Highest class among its data. */
  datoPersonal: z.enum(DATOS_PERSONALES).nullable(),
});

const nivelFichaSchema = z.object({
  nivel: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Null while it is not reached. */
  alcanzadoEn: z.iso.datetime().nullable(),
  certificado: z
    .object({
      numero: z.string(),
      codigo: z.string(),
      estado: z.enum(ESTADOS_CERTIFICADO),
      expedidoEn: z.iso.datetime(),
      validoHasta: z.iso.date().nullable(),
    })
    .nullable(),
  /** Of level 2: how much could be known, in percent, and the checks that pass. */
  indice: z.number().nullable(),
  puntaje: z.object({ cumplen: z.number().int(), cuentan: z.number().int() }).nullable(),
});

const contratoSchema = z.object({
  tecnologia: z.enum(TECNOLOGIAS),
  formato: z.string().nullable(),
  sha256: z.string(),
  bytes: z.number().int(),
  informe: z.object({ id: z.string(), veredicto: z.enum(veredictos), direccion: z.string() }),
});

const baseLegalSchema = z.object({
  normas: z.array(
    z.object({
      /** Kind, number and date in words: «Decreto 1010 de 2000». */
      nombre: z.string(),
      articulo: z.string(),
      habilita: z.string(),
    }),
  ),
  /** How many data of each class; the classes without any are left out. */
  clases: z.array(z.object({ clase: z.enum(DATOS_PERSONALES), cantidad: z.number().int() })),
  /** On what the treatment of the personal data rests. */
  bases: z.array(z.enum(BASES_DATO_PERSONAL)),
});

/** How many they are, and the first ones by name. */
const entidadesContadasSchema = z.object({
  total: z.number().int(),
  entidades: z.array(entidadDirectorioSchema),
});

const consumidoresSchema = z.object({
  /** Any entidad may read it. */
  abierto: z.boolean(),
  /** Those with an acuerdo in force. */
  acordadas: entidadesContadasSchema,
  /** Those that its request names and have none. */
  nombradas: entidadesContadasSchema,
});

/** Hours in which it was announced that the servicio will be down. */
const ventanaFichaSchema = z.object({ iniciaEn: z.iso.datetime(), terminaEn: z.iso.datetime() });

const cambioFichaSchema = z.object({
  version: z.string(),
  estado: z.enum(ESTADOS_VERSION_SERVICIO),
  direccion: z.string(),
  /** Since when it is at level 1, or in work. */
  desde: z.iso.datetime(),
  /** The one it changes. */
  cambia: z.string().nullable(),
  /** The day it ends, or ended, and the number of the one that takes its place; null where nobody said it. */
  fechaRetiro: z.iso.date().nullable(),
  sucesora: z.string().nullable(),
  /** Fields of its messages that the one before has not, and the reverse. */
  agrega: z.array(z.string()),
  quita: z.array(z.string()),
});

/** Another servicio at the foot of the page. */
const vecinoSchema = servicioDirectorioSchema.pick({
  servicioId: true,
  nombre: true,
  direccion: true,
  entidad: true,
  estado: true,
});

const mesaFichaSchema = z.object({ id: z.number().int(), nombre: z.string() });

/** The living page of a servicio: everything the database knows of it, block by block, in the order of the tasks. */
export const fichaServicioSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  /** The one address of this page; whoever came by an older one goes on to it. */
  direccion: z.string(),
  entidad: entidadDirectorioSchema.extend({ sitioWeb: z.string().nullable() }),
  estado: estadoFichaSchema,
  /** The version the page tells of; null where there is none at level 1 yet. */
  version: versionSchema.nullable(),
  /** One sentence. */
  resumen: z.string(),
  hechos: hechosSchema,
  /** The worst first. */
  avisos: z.array(
    z.object({ tipo: z.enum(TIPOS_AVISO_FICHA), texto: z.string(), direccion: z.string().nullable() }),
  ),
  proposito: bloque(
    z.object({ objetivo: z.string(), descripcion: z.string(), periodicidad: z.string().nullable() }),
  ),
  datos: bloque(
    z.object({
      operaciones: z.array(operacionFichaSchema),
      /** What is known of it where no version has messages: elements without a tree. */
      planos: z.array(datoDirectorioSchema.extend({ sentido: z.enum(SENTIDOS_CAMPO) })),
    }),
  ),
  niveles: bloque(z.object({ niveles: z.array(nivelFichaSchema), siguiente: z.string().nullable() })),
  ejemplos: bloqueVacioSchema,
  simulador: bloqueVacioSchema,
  contrato: bloque(contratoSchema),
  baseLegal: bloque(baseLegalSchema),
  consumidores: bloque(consumidoresSchema),
  salud: bloqueVacioSchema,
  /** Those that are not over, the next one first. */
  ventanas: z.array(ventanaFichaSchema),
  cambios: bloque(z.array(cambioFichaSchema)),
  preguntas: bloqueVacioSchema,
  contacto: bloque(z.object({ sitioWeb: z.string() })),
  /** How somebody cites it. */
  cita: z.string(),
  actualizado: z.iso.datetime(),
  relacionados: z.object({
    /** Servicios that deliver the same data, those with most of them first. */
    mismosDatos: z.array(vecinoSchema),
    mesas: z.array(mesaFichaSchema),
  }),
});
export type FichaServicio = z.infer<typeof fichaServicioSchema>;
