import { defineErrors } from '@marco/contract-kit';

export const reportesErrors = defineErrors({
  INDICADOR_INEXISTENTE: { status: 404, mensaje: 'El indicador no existe o usted no puede leerlo.' },
  AMBITO_INEXISTENTE: { status: 422, mensaje: 'El indicador no se divide de esa manera.' },
  REPORTES_OCUPADO: {
    status: 503,
    mensaje: 'Se están preparando otros documentos. Intente de nuevo en unos segundos.',
  },
  CORTE_INEXISTENTE: { status: 404, mensaje: 'No hay corte de ese mes.' },
});
