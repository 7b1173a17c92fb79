import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { tipoEntidadSchema } from './datos-entidad.schema.ts';
import { CARACTERES, type Caracter } from './terms.ts';

/** What depends on an entity now; it is shown before the entity is inactivated. */
export const usoEntidadSchema = z.object({
  usuariosActivos: z.number().int(),
  serviciosActivos: z.number().int(),
  mesasAbiertas: z.number().int(),
});
export type UsoEntidad = z.infer<typeof usoEntidadSchema>;

const text = z.string().nullable();

/** An entity as its detail page and its form read it: the data that are written, and what is known of it. */
export const detalleEntidadSchema = z.object({
  tipo: tipoEntidadSchema,
  nit: z.string(),
  dv: z.string(),
  nombre: z.string(),
  sigla: text,
  sectorId: z.number().int().nullable(),
  ordenId: z.number().int().nullable(),
  naturaleza: text,
  departamentoCodigo: text,
  municipioCodigo: text,
  codigoSigep: text,
  codigoSnies: text,
  caracter: z.enum(Object.keys(CARACTERES) as [Caracter, ...Caracter[]]).nullable(),
  codigoXroad: text,
  direccion: text,
  sitioWeb: text,
  telefono: text,
  correoElectronico: text,
  nombreContacto: text,
  cargoContacto: text,
  id: z.number().int(),
  version: z.number().int(),
  activa: z.boolean(),
  sector: z.string().nullable(),
  orden: z.string().nullable(),
  departamento: z.string().nullable(),
  municipio: z.string().nullable(),
  fechaCreacion: z.iso.datetime(),
  /** Null where nobody confirmed the contact since it changed. */
  contactoConfirmadoEn: z.iso.datetime().nullable(),
  uso: usoEntidadSchema,
  /** What the caller may do with it. */
  permisos: z.object({
    editar: decisionSchema,
    editarContacto: decisionSchema,
    confirmarContacto: decisionSchema,
    cambiarEstado: decisionSchema,
  }),
});
export type DetalleEntidad = z.infer<typeof detalleEntidadSchema>;

/** An entity in the list of the administration. */
export const filaEntidadSchema = z.object({
  id: z.number().int(),
  tipo: tipoEntidadSchema,
  nombre: z.string(),
  sigla: z.string().nullable(),
  nit: z.string(),
  dv: z.string(),
  sector: z.string().nullable(),
  orden: z.string().nullable(),
  departamento: z.string().nullable(),
  municipio: z.string().nullable(),
  activa: z.boolean(),
});
export type FilaEntidad = z.infer<typeof filaEntidadSchema>;
