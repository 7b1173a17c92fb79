import { defineErrors } from '@marco/contract-kit';

export const auditoriaErrors = defineErrors({
  EVENTO_NO_ENCONTRADO: { status: 404, mensaje: 'El evento de auditoría que busca no existe.' },
});
