import { permissionAccess, sessionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { LIMITES_TECNOLOGIA, RECURSO_CATALOGOS } from '../terms.ts';

/** Collection the catalogues are types of: `catalogos/` + `lenguajes`. */
export const FAMILIA_CATALOGOS = 'catalogos';

/**
 * Access to the catalogues: administrators keep them, and people who fill in a form of the product find their rows.
 */
export const ACCESO_CATALOGOS = {
  consultar: permissionAccess(RECURSO_CATALOGOS, 'consultar'),
  crear: permissionAccess(RECURSO_CATALOGOS, 'crear'),
  editar: permissionAccess(RECURSO_CATALOGOS, 'editar'),
  eliminar: permissionAccess(RECURSO_CATALOGOS, 'eliminar'),
  buscar: sessionAccess,
};

function limited(length: number): z.ZodString {
  return z
    .string()
    .trim()
    .max(length, { error: `Escriba máximo ${length} caracteres.` });
}

export const nombreTecnologia = limited(LIMITES_TECNOLOGIA.nombre).min(1, {
  error: explainRequired('Nombre'),
});
export const texto = limited;

const codigoTecnologia = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9.+#-]{0,39}$/, {
    error: 'El código tiene hasta 40 letras minúsculas, números, puntos, guiones, + o #.',
  });

/** Position in the lists people choose from. */
export const orden = z.number().int().min(0).max(100_000);

export const textosTecnologia = z.object({
  nombre: nombreTecnologia,
  edicion: limited(LIMITES_TECNOLOGIA.edicion),
  descripcion: limited(LIMITES_TECNOLOGIA.descripcion),
  orden,
});

/** What a new language or database says; the rest is empty. */
export const nuevaTecnologia = textosTecnologia.extend({
  codigo: codigoTecnologia,
  edicion: textosTecnologia.shape.edicion.default(''),
  descripcion: textosTecnologia.shape.descripcion.default(''),
  orden: orden.default(0),
});

export const filaTecnologia = z.object({
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  edicion: z.string(),
  descripcion: z.string(),
  orden: z.number().int(),
  activo: z.boolean(),
  version: z.number().int(),
});
