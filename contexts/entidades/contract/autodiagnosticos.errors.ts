import { defineErrors } from '@marco/contract-kit';

/** Refusals about the self-assessment of an entidad. */
export const autodiagnosticosErrors = defineErrors({
  AUTODIAGNOSTICO_INEXISTENTE: {
    status: 404,
    mensaje: 'No hay un autodiagnóstico que usted pueda consultar de esa entidad.',
  },
  AUTODIAGNOSTICO_INCOMPLETO: { status: 409, mensaje: 'El autodiagnóstico todavía no se puede presentar.' },
});
