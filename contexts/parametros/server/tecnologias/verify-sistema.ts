import { requireFaultless, type TableSource } from '@marco/server-kit';
import { isInactiva } from './tecnologias.queries.ts';

/** The records that a system may refer to, with the message if they are no longer offered. */
const REFERENCIAS = [
  {
    campo: 'lenguajeId',
    table: 'lenguajes',
    activo: 'activo',
    mensaje: 'El lenguaje está inactivo. Elija otro.',
  },
  {
    campo: 'baseDatosId',
    table: 'bases_de_datos',
    activo: 'activo',
    mensaje: 'La base de datos está inactiva. Elija otra.',
  },
  {
    campo: 'entidadId',
    table: 'entidades',
    activo: 'activa',
    mensaje: 'La entidad está inactiva. Elija otra.',
  },
] as const;

/** A system may keep references that were inactivated later, but cannot get a new reference to an inactive row. */
export const verifySistema: NonNullable<TableSource['verify']> = async (transaction, values, present) => {
  const detalles = [];
  for (const { campo, table, activo, mensaje } of REFERENCIAS) {
    const id = values[campo];
    if (typeof id !== 'number' || id === present?.[campo]) continue;
    if (await isInactiva(transaction, { table, activo }, id)) detalles.push({ campo, mensaje });
  }
  requireFaultless(detalles);
};
