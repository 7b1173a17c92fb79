import { defineErrors } from '@marco/contract-kit';
import { mesasErrors } from './mesas.errors.ts';

export const actasErrors = defineErrors({
  REUNION_NO_ENCONTRADA: mesasErrors.REUNION_NO_ENCONTRADA,
  ACTA_NO_ENCONTRADA: { status: 404, mensaje: 'La reunión no tiene un acta emitida.' },
  ENMIENDA_NO_ENCONTRADA: { status: 404, mensaje: 'La enmienda que busca no existe.' },
  ENMIENDA_DECIDIDA: { status: 409, mensaje: 'La enmienda ya fue decidida.' },
  ACTA_ACCION_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede hacer este cambio en el acta.' },
  ACTA_BLOQUEADA: { status: 409, mensaje: 'El acta no admite este cambio ahora.' },
  ACTA_DANADA: {
    status: 409,
    mensaje: 'Un archivo guardado no corresponde al que se cargó. El acta no se puede sellar.',
  },
});
