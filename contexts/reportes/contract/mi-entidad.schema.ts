import { z } from 'zod';

const text = z.string().nullable();

const propioSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  /** State in words. */
  detalle: z.string(),
  /** What its page is found by: its id, or the code of a trámite. */
  clave: z.string(),
});

/** Records of one kind: how many, and the newest of them. */
const propiosSchema = z.object({ total: z.number().int(), filas: z.array(propioSchema) });
export type RegistrosPropios = z.infer<typeof propiosSchema>;

const datoSchema = z.object({
  nombre: z.string(),
  esta: z.boolean(),
  /** Who may write it: 'el administrador del ministerio'. */
  quien: z.string(),
  /** Where the caller writes it; null where it is somebody else's. */
  url: z.string().nullable(),
});

/** The entidad of the session, with what is its own. */
export const miEntidadSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  sigla: text,
  nit: z.string(),
  dv: z.string(),
  sector: text,
  orden: text,
  municipio: text,
  departamento: text,
  sitioWeb: text,
  codigoXroad: text,
  /** Active people by their rol. */
  responsables: z.array(
    z.object({
      rol: z.string(),
      personas: z.array(z.object({ nombre: z.string(), cargo: z.string() })),
    }),
  ),
  servicios: propiosSchema,
  tramites: propiosSchema,
  /** Null where the rol does not read them. */
  solicitudes: propiosSchema.nullable(),
  acuerdos: propiosSchema.nullable(),
  compromisos: propiosSchema.nullable(),
  datos: z.array(datoSchema),
  /** Whole percentage of the data that are there. */
  completitud: z.number().int(),
  /** Whether the caller opens the indicators behind the figures. */
  leeIndicadores: z.boolean(),
});
export type MiEntidad = z.infer<typeof miEntidadSchema>;
