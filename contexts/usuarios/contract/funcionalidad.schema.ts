import { z } from 'zod';

/** Specification §3: what a rol lets a person reach, as the menu and the cards read it. */
const itemFuncionalidadSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  url: z.string(),
  descripcion: z.string(),
  idSubmodulo: z.number().int(),
});

const subFuncionalidadSchema = z.object({
  id: z.number().int(),
  nombreFuncionalidad: z.string(),
  descripcion: z.string(),
  url: z.string(),
  consulta: z.boolean(),
  /** Name of the icon of its card and menu entry. */
  icono: z.string(),
  listaItems: z.array(itemFuncionalidadSchema),
});

export const funcionalidadSchema = z.object({
  id: z.number().int(),
  /** Heading of its group in the menu. */
  nombre: z.string(),
  subFuncionalidades: z.array(subFuncionalidadSchema),
});

export type Funcionalidad = z.infer<typeof funcionalidadSchema>;
