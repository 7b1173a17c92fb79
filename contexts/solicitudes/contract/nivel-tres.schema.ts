import { ESTADOS_CERTIFICADO } from '@marco/certificados/terms';
import { uuidId } from '@marco/contract-kit';
import { ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { z } from 'zod';
import { documentoSchema } from './documento.schema.ts';
import {
  AMBIENTES_SERVIDOR,
  CODIGOS_PRUEBA_QA,
  DIMENSIONES,
  LIMITES_NIVEL_TRES,
  PAPELES_RESPONSABLE,
  POLITICAS_CONSUMO,
  RESULTADOS_ENSAYO,
  RESULTADOS_PRUEBA_QA,
  TIPOS_ACUERDO,
  USOS_CERTIFICADO_TLS,
  VEREDICTOS_CONCEPTO,
  VEREDICTOS_ITEM,
  VERIFICADORES,
} from './nivel-tres.terms.ts';
import { defineText } from './text.schema.ts';

const { texto, largo, correo, url, direccion, identificador, partes } = LIMITES_NIVEL_TRES;

/** Null while nobody wrote it. */
const dia = z.iso.date({ error: 'Escriba una fecha válida.' }).nullable();
/** Uploaded by the caller to the folder of its part (`CARPETAS_NIVEL_TRES`). */
const archivoId = uuidId('archivo').nullable();
const entero = z.number().int({ error: 'Escriba un número entero.' });
const cantidad = entero.min(0, { error: 'Escriba un número desde 0.' }).max(2_000_000_000).nullable();
const porcentaje = z.number().min(0).max(100, { error: 'Escriba un número entre 0 y 100.' }).nullable();
const horas = entero.min(1, { error: 'Escriba un número desde 1.' }).max(1000).nullable();

const archivos = { archivoId } as const;
const documentos = { documento: documentoSchema.nullable() } as const;

/** Parts of the form with a document; each is written and read as a whole, complete or not. */
const acuerdo = z.object({
  tipo: z.enum(TIPOS_ACUERDO).nullable(),
  numero: defineText(texto),
  fecha: dia,
  /** Who signed it. */
  partes: z.array(defineText(texto)).max(partes, { error: `Escriba máximo ${partes} partes.` }),
  vigenciaHasta: dia,
});
const vinculacion = z.object({ numero: defineText(texto), fecha: dia, vigenciaHasta: dia });
/** The policy of personal data: its address or its document. */
const politicaDatos = z.object({ url: defineText(url), fecha: dia });
/** Notice to the people, or the law that excepts from it. */
const aviso = z.object({ excepcion: defineText(largo) });
const aprobacion = z.object({ fecha: dia });
const continuidad = z.object({ fecha: dia });
const arquitectura = z.object({ capacidadMensual: cantidad });
const vulnerabilidades = z.object({ fecha: dia, resumen: defineText(largo) });
const certificadoTls = z.object({
  uso: z.enum(USOS_CERTIFICADO_TLS),
  emisor: defineText(texto),
  serie: defineText(texto),
  vence: dia,
});
const prueba = z.object({
  codigo: z.enum(CODIGOS_PRUEBA_QA, { error: 'La prueba no existe.' }),
  fecha: dia,
  operador: defineText(texto),
  resultado: z.enum(RESULTADOS_PRUEBA_QA).nullable(),
});

/** A rehearsal of the version that was taken as preliminary evidence of a test; it never is the test. */
const ensayo = {
  ensayoId: z.number().int().positive().nullable().default(null),
} as const;
const ensayoDePruebaSchema = z.object({
  id: z.number().int(),
  ejecutadoEn: z.iso.datetime(),
  resultado: z.enum(RESULTADOS_ENSAYO),
  /** Whether the certified contract of the version is still the one that was rehearsed. */
  vigente: z.boolean(),
});
export type EnsayoDePrueba = z.infer<typeof ensayoDePruebaSchema>;
const ensayoOfrecidoSchema = z.object({
  id: z.number().int(),
  ejecutadoEn: z.iso.datetime(),
  vigente: z.boolean(),
  resultados: z.array(z.object({ codigo: z.enum(CODIGOS_PRUEBA_QA), resultado: z.enum(RESULTADOS_ENSAYO) })),
});
export type EnsayoOfrecido = z.infer<typeof ensayoOfrecidoSchema>;

/** Parts without a document, as they are written and read. */
const sinDocumento = {
  /** Trámites and processes that use the exchange. */
  procesos: defineText(largo),
  responsables: z
    .array(
      z.object({
        papel: z.enum(PAPELES_RESPONSABLE),
        nombre: defineText(texto),
        cargo: defineText(texto),
        correo: defineText(correo),
      }),
    )
    .max(PAPELES_RESPONSABLE.length),
  ans: z.object({
    /** In percent. */
    disponibilidadMensual: porcentaje,
    /** In milliseconds. */
    p95: cantidad,
    /** In percent. */
    tasaError: porcentaje,
    horario: defineText(texto),
    soporteRespuestaHoras: horas,
    soporteSolucionHoras: horas,
    /** Requests a day. */
    capacidadDiaria: cantidad,
  }),
  soporte: z.object({ canal: defineText(texto), horario: defineText(texto), respuestaHoras: horas }),
  xroad: z.object({
    instancia: defineText(identificador),
    claseMiembro: defineText(identificador),
    codigoMiembro: defineText(identificador),
    subsistema: defineText(identificador),
    codigoServicio: defineText(identificador),
    versionServicio: defineText(identificador),
  }),
  monitoreo: z.object({ monitoreo: defineText(largo), respaldo: defineText(largo) }),
  consumo: z.object({
    politica: z.enum(POLITICAS_CONSUMO).nullable(),
    condiciones: defineText(largo),
    /** Requests a day of each consumer, and of all of them. */
    cuotaConsumidor: cantidad,
    cuotaTotal: cantidad,
    /** Working days in which the entity answers who asks. */
    diasRespuesta: entero.min(1).max(180).nullable(),
  }),
  observaciones: defineText(largo),
} as const;

const servidor = z.object({
  ambiente: z.enum(AMBIENTES_SERVIDOR),
  direccion: defineText(direccion),
  version: defineText(texto),
});

/** What the entity writes of level 3; what is absent stays, a part that comes is replaced as a whole. */
export const respuestasNivelTresSchema = z
  .object({
    ...sinDocumento,
    acuerdo: acuerdo.extend(archivos),
    vinculacion: vinculacion.extend(archivos),
    politicaDatos: politicaDatos.extend(archivos),
    aviso: aviso.extend(archivos),
    aprobacion: aprobacion.extend(archivos),
    continuidad: continuidad.extend(archivos),
    arquitectura: arquitectura.extend(archivos),
    vulnerabilidades: vulnerabilidades.extend(archivos),
    servidores: z.array(servidor).max(LIMITES_NIVEL_TRES.servidores),
    certificadosTls: z.array(certificadoTls.extend(archivos)).max(LIMITES_NIVEL_TRES.certificadosTls),
    pruebas: z.array(prueba.extend({ ...archivos, ...ensayo })).max(CODIGOS_PRUEBA_QA.length),
  })
  .partial();
export type RespuestasNivelTres = z.output<typeof respuestasNivelTresSchema>;
/** The same with every part. */
export type FormularioNivelTres = {
  readonly [Parte in keyof RespuestasNivelTres]-?: NonNullable<RespuestasNivelTres[Parte]>;
};

/** An item of the list the request pins, with what is said of it. */
export const itemVerificadoSchema = z.object({
  codigo: z.string(),
  /** Of the Marco de Interoperabilidad; null where the item has none. */
  lineamiento: z.string().nullable(),
  dimension: z.enum(DIMENSIONES),
  etiqueta: z.string(),
  verifica: z.enum(VERIFICADORES),
  /** Whether the list lets it be answered with «No aplica». */
  admiteNoAplica: z.boolean(),
  /** Whether the request waits for it; the others only warn. */
  impide: z.boolean(),
  /** Where the form answers it, as 'politico-legal.acuerdo'; null for what the product knows. */
  lugar: z.string().nullable(),
  /** Null while nobody decided. */
  veredicto: z.enum(VEREDICTOS_ITEM).nullable(),
  motivo: z.string(),
  /** Who decided; null for the product. */
  autor: z.string().nullable(),
  fecha: z.iso.datetime().nullable(),
  /** Whether its reader may decide it now. */
  decidible: z.boolean(),
});
export type ItemVerificado = z.infer<typeof itemVerificadoSchema>;

/** The part of a request that level 3 alone has. */
export const nivelTresSchema = z.object({
  servicioVersion: z.object({
    id: z.number().int(),
    /** As M.m. */
    numero: z.string(),
    estado: z.enum(ESTADOS_VERSION_SERVICIO),
  }),
  /** The certificates of levels 1 and 2 of this version, in whatever state they are now. */
  certificados: z.array(
    z.object({
      nivel: z.literal([1, 2]),
      id: z.number().int(),
      numero: z.string(),
      /** Verification code, without hyphens. */
      codigo: z.string(),
      estado: z.enum(ESTADOS_CERTIFICADO),
    }),
  ),
  /** The list it pinned; a newer one does not change it. */
  lista: z.object({ id: z.number().int(), numero: z.string(), esVigente: z.boolean() }),
  /** What the version exchanges asks for: a policy where some field is personal, a notice where one is sensitive. */
  datos: z.object({ personales: z.boolean(), sensibles: z.boolean() }),
  ...sinDocumento,
  acuerdo: acuerdo.extend(documentos),
  vinculacion: vinculacion.extend(documentos),
  politicaDatos: politicaDatos.extend(documentos),
  aviso: aviso.extend(documentos),
  aprobacion: aprobacion.extend(documentos),
  continuidad: continuidad.extend(documentos),
  arquitectura: arquitectura.extend(documentos),
  vulnerabilidades: vulnerabilidades.extend(documentos),
  /** The address is for the entity and the operator; null for any other reader. */
  servidores: z.array(servidor.extend({ direccion: z.string().nullable() })),
  certificadosTls: z.array(certificadoTls.extend(documentos)),
  pruebas: z.array(prueba.extend({ ...documentos, ensayo: ensayoDePruebaSchema.nullable() })),
  /** The newest rehearsal of the version in the simulator; null where there is none. */
  ensayo: ensayoOfrecidoSchema.nullable(),
  items: z.array(itemVerificadoSchema),
  /** What the operator concluded; null while it is asked for, or was not yet. */
  concepto: z
    .object({
      veredicto: z.enum(VEREDICTOS_CONCEPTO),
      motivo: z.string(),
      /** Null for who is no longer known. */
      usuario: z.string().nullable(),
      fecha: z.iso.datetime(),
    })
    .nullable(),
  /** Last day of the operator for its concept; null while nobody asked for it. */
  conceptoVenceEn: z.iso.date().nullable(),
  /** Last day on which the certified version is published; null before, and once it is. */
  publicarHasta: z.iso.date().nullable(),
});
export type NivelTres = z.infer<typeof nivelTresSchema>;
