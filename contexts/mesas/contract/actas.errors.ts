import { defineErrors } from '@marco/contract-kit';
import { ACTA_SIN_EMITIR } from './actas.terms.ts';
import { mesasErrors } from './mesas.errors.ts';

export const actasErrors = defineErrors({
  REUNION_NO_ENCONTRADA: mesasErrors.REUNION_NO_ENCONTRADA,
  ACTA_NO_ENCONTRADA: { status: 404, mensaje: ACTA_SIN_EMITIR },
  ENMIENDA_NO_ENCONTRADA: { status: 404, mensaje: 'La enmienda que busca no existe.' },
  ENMIENDA_DECIDIDA: { status: 409, mensaje: 'La enmienda ya fue decidida.' },
  ACTA_ACCION_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede hacer este cambio en el acta.' },
  ACTA_BLOQUEADA: { status: 409, mensaje: 'El acta no admite este cambio ahora.' },
  ACTA_DANADA: {
    status: 409,
    mensaje: 'Un archivo guardado no corresponde al que se cargó. El acta no se puede sellar.',
  },
});
