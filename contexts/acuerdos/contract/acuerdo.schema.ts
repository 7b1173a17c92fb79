import { decisionSchema } from '@marco/contract-kit';
import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { BASES_DATO_PERSONAL } from '@marco/solicitudes/terms';
import { z } from 'zod';
import { desacuerdoSchema } from './desacuerdo.schema.ts';
import {
  CAUSAS_RECHAZO,
  ESTADOS_ACUERDO,
  LADOS_ACUERDO,
  LUGARES_ACUERDO,
  PASOS_ACUERDO,
  VISTAS_ACUERDOS,
} from './terms.ts';

const entidadSchema = z.object({ id: z.number().int(), nombre: z.string(), sigla: z.string().nullable() });

/** A field of an answer that an acuerdo may ask for. */
export const campoPedibleSchema = z.object({
  id: z.number().int(),
  operacion: z.string(),
  /** Names from the message down to the field. */
  ruta: z.string(),
  nombre: z.string(),
  elemento: z.string(),
  datoPersonal: z.enum(DATOS_PERSONALES),
  esPublico: z.boolean(),
  /** Whether the entidad that offers it wants to know why. */
  pideJustificacion: z.boolean(),
});
export type CampoDeAcuerdo = z.output<typeof campoPedibleSchema>;

const finalidadSchema = z.object({
  id: z.number().int(),
  titulo: z.string(),
  descripcion: z.string(),
  norma: z.string(),
  /** Basis to treat data of people; null where it asks for none. */
  base: z.enum(BASES_DATO_PERSONAL).nullable(),
  /** Calls a day it asks for, and what was granted. */
  volumenDiario: z.number().int().nullable(),
  volumenConcedido: z.number().int().nullable(),
  personasConAcceso: z.number().int().nullable(),
  retencionDias: z.number().int().nullable(),
  campos: z.array(z.object({ campoId: z.number().int(), justificacion: z.string() })),
});
export type FinalidadDeAcuerdo = z.output<typeof finalidadSchema>;

/** A quota with its arithmetic. */
const cuentaSchema = z.object({
  clase: z.enum(['consumidora', 'total']),
  admite: z.number().int(),
  comprometido: z.number().int(),
  pedido: z.number().int(),
  suma: z.number().int(),
  caben: z.number().int(),
  cabe: z.boolean(),
});

const pasoSchema = z.object({
  accion: z.string(),
  desde: z.enum(ESTADOS_ACUERDO).nullable(),
  hasta: z.enum(ESTADOS_ACUERDO),
  lado: z.enum(LADOS_ACUERDO).nullable(),
  /** Cargo-free: the name and the entidad of who did it; null where it came about by itself. */
  quien: z.string().nullable(),
  causa: z.enum(CAUSAS_RECHAZO).nullable(),
  motivo: z.string(),
  momento: z.string(),
});

/** An acuerdo as each side of it reads it. */
export const acuerdoSchema = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    /** Null until it is approved. */
    numero: z.string().nullable(),
    estado: z.enum(ESTADOS_ACUERDO),
    estadoDesde: z.string(),
    /** On which side the reader stands. */
    lado: z.enum(LADOS_ACUERDO),
    /** Whose turn it is and until when, and what is missing; null where nobody is waited for. */
    espera: z
      .object({
        lado: z.enum(LADOS_ACUERDO),
        hasta: z.string().nullable(),
        faltantes: z.array(z.string()),
      })
      .nullable(),
    suspendidoPor: z.array(z.enum(LADOS_ACUERDO)),
    servicio: z.object({ id: z.number().int(), nombre: z.string() }),
    versionServicio: z.object({ id: z.number().int(), numero: z.string() }),
    consumidora: entidadSchema,
    proveedora: entidadSchema,
    /** The acuerdo it began as a copy of, and whether it takes its place. */
    base: z
      .object({ id: z.number().int(), numero: z.string().nullable(), loReemplaza: z.boolean() })
      .nullable(),
    finalidades: z.array(finalidadSchema),
    /** The fields the version may be asked for. */
    campos: z.array(campoPedibleSchema),
    /** 'pide 6 de 24 campos; 2 personales'. */
    minimizacion: z.object({
      pedidos: z.number().int(),
      total: z.number().int(),
      personales: z.number().int(),
    }),
    sistema: z.string(),
    subsistema: z.string(),
    responsable: z.object({ nombre: z.string(), cargo: z.string(), correo: z.string() }),
    convenio: z.object({
      numero: z.string(),
      fecha: z.string().nullable(),
      archivo: z.object({ id: z.string(), nombre: z.string() }).nullable(),
      /** Whether it cannot be sent without one. */
      esNecesario: z.boolean(),
    }),
    precedente: z.object({ id: z.number().int(), titulo: z.string() }).nullable(),
    marcas: z.array(
      z.object({
        id: z.number().int(),
        lugar: z.enum(LUGARES_ACUERDO),
        texto: z.string(),
        respuesta: z.string(),
      }),
    ),
    cuentas: z.array(cuentaSchema),
    vigencia: z.object({ desde: z.string().nullable(), hasta: z.string().nullable() }),
    /** The agreement as a document; null before it is approved, and while it is being made. */
    pdf: z.object({ id: z.string(), nombre: z.string() }).nullable(),
    /** How the simulator answers by its reduced contract; null for who does not consume. */
    simulador: z.object({ clave: z.string(), direccion: z.string() }).nullable(),
    pasos: z.array(pasoSchema),
    desacuerdo: desacuerdoSchema.nullable(),
    acciones: z.record(z.enum(PASOS_ACUERDO), decisionSchema),
    puede: z.object({
      editar: decisionSchema,
      reclamar: decisionSchema,
      copiar: decisionSchema,
      eliminar: decisionSchema,
    }),
  })
  .meta({ description: 'Un acuerdo de consumo' });
export type AcuerdoDeConsumo = z.output<typeof acuerdoSchema>;

/** An acuerdo in a list. */
export const acuerdoListadoSchema = z.object({
  id: z.number().int(),
  numero: z.string().nullable(),
  estado: z.enum(ESTADOS_ACUERDO),
  estadoDesde: z.string(),
  servicio: z.string(),
  versionServicio: z.string(),
  consumidora: z.object({ nombre: z.string(), sigla: z.string().nullable() }),
  proveedora: z.object({ nombre: z.string(), sigla: z.string().nullable() }),
  volumenDiario: z.number().int(),
  /** Whose turn it is; null where nobody is waited for. */
  turno: z.enum(LADOS_ACUERDO).nullable(),
  venceEn: z.string().nullable(),
  conDesacuerdo: z.boolean(),
  vista: z.enum(VISTAS_ACUERDOS).nullable(),
});
export type AcuerdoListado = z.output<typeof acuerdoListadoSchema>;
