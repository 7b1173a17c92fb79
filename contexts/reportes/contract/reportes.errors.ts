import { defineErrors } from '@marco/contract-kit';
import { LIMITES_SUSCRIPCION_REPORTE } from './suscripciones.terms.ts';

export const reportesErrors = defineErrors({
  INDICADOR_INEXISTENTE: { status: 404, mensaje: 'El indicador no existe o usted no puede leerlo.' },
  AMBITO_INEXISTENTE: { status: 422, mensaje: 'El indicador no se divide de esa manera.' },
  ENTIDAD_SIN_ELEGIR: { status: 409, mensaje: 'Elija primero la entidad con la que trabaja.' },
  SUSCRIPCION_REPORTE_INEXISTENTE: { status: 404, mensaje: 'La suscripción no existe o ya se retiró.' },
  DEMASIADAS_SUSCRIPCIONES_REPORTE: {
    status: 422,
    mensaje: `Cada persona puede seguir hasta ${LIMITES_SUSCRIPCION_REPORTE.porPersona} indicadores. Retire una suscripción.`,
  },
  REPORTES_OCUPADO: {
    status: 503,
    mensaje: 'Se están preparando otros documentos. Intente de nuevo en unos segundos.',
  },
  FILTRO_RESERVADO: {
    status: 403,
    mensaje: 'Uno de los filtros no es de quienes leen este reporte con su rol. Quítelo y consulte de nuevo.',
  },
  CORTE_INEXISTENTE: { status: 404, mensaje: 'No hay corte de ese mes.' },
});
