import { ACTIONS, decisionSchema } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { AMBITOS, MAXIMO_DESCRIPCION, MAXIMO_NOMBRE } from './terms.ts';

const sinNombre = { error: explainRequired('Nombre') };
const sinDescripcion = { error: explainRequired('Descripción') };

const nombreSchema = z
  .string(sinNombre)
  .trim()
  .min(1, sinNombre)
  .max(MAXIMO_NOMBRE, { error: `Escriba máximo ${MAXIMO_NOMBRE} caracteres.` });

const descripcionSchema = z
  .string(sinDescripcion)
  .trim()
  .min(1, sinDescripcion)
  .max(MAXIMO_DESCRIPCION, { error: `Escriba máximo ${MAXIMO_DESCRIPCION} caracteres.` });

/** What a person writes about a rol. */
export const rolFormSchema = z.object({
  nombre: nombreSchema,
  descripcion: descripcionSchema,
  ambito: z.enum(AMBITOS, { error: 'Elija el ámbito.' }),
});

/** A rol with how many active users hold it. */
export const rolSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  ambito: z.enum(AMBITOS),
  activo: z.boolean(),
  usuarios: z.number().int(),
});
export type Rol = z.infer<typeof rolSchema>;

export const permisoSchema = z.object({
  subfuncionalidadId: z.number().int(),
  accion: z.enum(ACTIONS),
});
export type Permiso = z.infer<typeof permisoSchema>;

/** A rol as a column of the matrix. */
export const rolConPermisosSchema = rolSchema.extend({ permisos: z.array(permisoSchema) });
export type RolConPermisos = z.infer<typeof rolConPermisosSchema>;

const parteSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  nombre: z.string(),
  orden: z.number().int(),
});
const itemDeMenuSchema = parteSchema.extend({ descripcion: z.string(), accion: z.enum(ACTIONS) });
export const subDeMenuSchema = parteSchema.extend({
  descripcion: z.string(),
  /** The actions it has: others cannot be permitted. */
  acciones: z.array(z.enum(ACTIONS)),
  items: z.array(itemDeMenuSchema),
});
export const funcionalidadDeMenuSchema = parteSchema.extend({ subfuncionalidades: z.array(subDeMenuSchema) });
export type FuncionalidadDeMenu = z.infer<typeof funcionalidadDeMenuSchema>;
export type SubDeMenu = z.infer<typeof subDeMenuSchema>;

/** Who can do what: every rol × subfuncionalidad × action. */
export const matrizSchema = z.object({
  funcionalidades: z.array(funcionalidadDeMenuSchema),
  roles: z.array(rolConPermisosSchema),
  /** What the caller may do here, and why not. */
  crea: decisionSchema,
  edita: decisionSchema,
});
export type Matriz = z.infer<typeof matrizSchema>;

/** What a person writes about a part of the menu. */
export const parteFormSchema = z.object({
  nombre: nombreSchema,
  orden: z
    .number({ error: 'Escriba un número entero.' })
    .int({ error: 'Escriba un número entero.' })
    .min(1, { error: 'Escriba un número desde 1.' })
    .max(999, { error: 'Escriba un número hasta 999.' }),
});
export const parteDescritaFormSchema = parteFormSchema.extend({ descripcion: descripcionSchema });
export const parteGuardadaSchema = parteSchema;
