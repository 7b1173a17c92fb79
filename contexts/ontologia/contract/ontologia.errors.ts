import { defineErrors } from '@marco/contract-kit';

/** Refusals about the ontology. */
export const ontologiaErrors = defineErrors({
  ONTOLOGIA_NO_ENCONTRADA: { status: 404, mensaje: 'La ontología no tiene lo que busca.' },
  ONTOLOGIA_ACCION_NO_PERMITIDA: {
    status: 409,
    mensaje: 'Lo que intenta no se puede hacer con esta ficha de la ontología.',
  },
  ONTOLOGIA_CODIGO_REPETIDO: { status: 409, mensaje: 'La ontología ya tiene una ficha con ese código.' },
  ONTOLOGIA_EN_USO: { status: 409, mensaje: 'No se puede eliminar: otras fichas de la ontología la usan.' },
  ONTOLOGIA_INCOHERENTE: {
    status: 409,
    mensaje: 'El cambio dejaría individuos con valores que su clase no admite.',
  },
  REGLA_ILEGIBLE: { status: 422, mensaje: 'La expresión de la regla no se puede leer.' },
  MUESTRA_ILEGIBLE: { status: 422, mensaje: 'Los datos de prueba no se pueden leer.' },
  REGLA_DEMORADA: {
    status: 422,
    mensaje: 'La regla tardó más de lo permitido y se detuvo. Simplifíquela o use menos datos de prueba.',
  },
});
