import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { z } from 'zod';
import { datoDirectorioSchema, entidadDirectorioSchema, estadoFichaSchema } from './directorio.schema.ts';
import { MAXIMO_CADENAS, PASOS_CADENA } from './terms.ts';

/** One call of a chain. */
const pasoCadenaSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  direccion: z.string(),
  entidad: entidadDirectorioSchema,
  estado: estadoFichaSchema,
  /** What it asks for, with the step that gives it: 0 for what one already has. */
  usa: z.array(datoDirectorioSchema.extend({ paso: z.number().int() })),
  /** Of what it delivers, what is needed in the end. */
  aporta: z.array(datoDirectorioSchema),
  /** Of what it delivers, what a later step asks for. */
  alimenta: z.array(datoDirectorioSchema),
});

const cadenaSchema = z.object({
  pasos: z.array(pasoCadenaSchema).min(1).max(PASOS_CADENA),
  /** Highest class of personal data that travels in it, and its cost: the lower, the earlier it stands. */
  datoPersonal: z.enum(DATOS_PERSONALES),
  costo: z.number().int(),
});
export type CadenaDirectorio = z.infer<typeof cadenaSchema>;

export const cadenasSchema = z.object({
  tengo: z.array(datoDirectorioSchema),
  necesito: z.array(datoDirectorioSchema),
  /** The cheapest first; of one step where a single servicio gives everything. */
  cadenas: z.array(cadenaSchema).max(MAXIMO_CADENAS),
  /** Chains there are; more than those that are told. */
  total: z.number().int(),
  /** Needed, and out of reach of any chain. */
  inalcanzables: z.array(datoDirectorioSchema),
  /** Why there is none; null where there is. */
  motivo: z.string().nullable(),
});
export type CadenasDirectorio = z.infer<typeof cadenasSchema>;
