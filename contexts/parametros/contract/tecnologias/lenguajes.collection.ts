import { defineCollection } from '@marco/contract-kit';
import {
  ACCESO_CATALOGOS,
  FAMILIA_CATALOGOS,
  filaTecnologia,
  nuevaTecnologia,
  textosTecnologia,
} from './tecnologia.schema.ts';

/** Programming languages systems are written in (specification §7, 'technical catalogs'). */
export const lenguajes = defineCollection({
  word: 'lenguajes',
  family: FAMILIA_CATALOGOS,
  context: 'parametros',
  noun: 'Lenguaje',
  uno: 'un lenguaje',
  varios: 'los lenguajes',
  row: filaTecnologia,
  create: nuevaTecnologia,
  update: textosTecnologia.extend({ activo: filaTecnologia.shape.activo }),
  orders: ['nombre', 'codigo', 'orden'],
  access: ACCESO_CATALOGOS,
  relations: { read: ['sistemas'], relate: ['sistemas'] },
});
