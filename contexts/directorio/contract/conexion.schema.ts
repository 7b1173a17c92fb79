import { sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { entidadDirectorioSchema } from './directorio.schema.ts';
import { ESTADOS_PASO_CONEXION, LECTORES_FICHA } from './ficha.terms.ts';

const pasoConexionSchema = z.object({
  codigo: z.string(),
  titulo: z.string(),
  texto: z.string(),
  estado: z.enum(ESTADOS_PASO_CONEXION),
  /** How long it usually takes, with where that is known from; null where nobody can say. */
  duracion: z.object({ texto: z.string(), fuente: z.string() }).nullable(),
  enlace: z.object({ texto: z.string(), direccion: sitePathSchema }).nullable(),
});
export type PasoConexion = z.infer<typeof pasoConexionSchema>;

export const conexionSchema = z.object({
  servicioId: z.number().int(),
  lector: z.enum(LECTORES_FICHA),
  /** The entidad of the session; null for a visitor. */
  entidad: entidadDirectorioSchema.nullable(),
  pasos: z.array(pasoConexionSchema),
  /** What identifies the servicio at the exchange platform as far as it is known, never the address of a server. */
  identificador: z.string().nullable(),
  /** Why there is no identifier yet, or what the product does not keep and so cannot tell. */
  notas: z.array(z.string()),
});
export type Conexion = z.infer<typeof conexionSchema>;
