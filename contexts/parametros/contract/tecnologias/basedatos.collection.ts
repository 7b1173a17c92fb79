import { defineCollection } from '@marco/contract-kit';
import {
  ACCESO_CATALOGOS,
  FAMILIA_CATALOGOS,
  filaTecnologia,
  nuevaTecnologia,
  textosTecnologia,
} from './tecnologia.schema.ts';

/** Databases systems keep their data in (specification §7, 'technical catalogs'). */
export const basesDeDatos = defineCollection({
  word: 'basedatos',
  family: FAMILIA_CATALOGOS,
  context: 'parametros',
  noun: 'BaseDeDatos',
  uno: 'una base de datos',
  varios: 'las bases de datos',
  row: filaTecnologia,
  create: nuevaTecnologia,
  update: textosTecnologia.extend({ activo: filaTecnologia.shape.activo }),
  orders: ['nombre', 'codigo', 'orden'],
  access: ACCESO_CATALOGOS,
  relations: { read: ['sistemas'], relate: ['sistemas'] },
});
