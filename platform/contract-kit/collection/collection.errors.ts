import { defineErrors } from '../errors.ts';

/** Refusals of the generic verbs; where a row has a name or users, the text that leaves says them. */
export const collectionErrors = defineErrors({
  FILA_INEXISTENTE: { status: 404, mensaje: 'No existe una fila con ese identificador.' },
  FILA_REPETIDA: { status: 409, mensaje: 'Ya existe una fila con esos datos.' },
  FILA_EN_USO: { status: 409, mensaje: 'La fila está en uso y no se puede eliminar. Inactívela.' },
  FILA_RELACIONADA: { status: 409, mensaje: 'La fila ya está relacionada con otra.' },
  FILA_NO_RELACIONADA: { status: 404, mensaje: 'Las dos filas no están relacionadas.' },
});
