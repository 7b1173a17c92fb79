import { defineErrors } from '@marco/contract-kit';

export const mesasErrors = defineErrors({
  MESA_NO_ENCONTRADA: { status: 404, mensaje: 'La mesa de interoperabilidad que busca no existe.' },
  REUNION_NO_ENCONTRADA: { status: 404, mensaje: 'La reunión de avance que busca no existe.' },
});
