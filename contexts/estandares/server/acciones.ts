/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'calificar-estandar': 'Calificar estándar',
  'crear-estandar': 'Crear estándar',
  'decidir-estandar': 'Decidir sobre estándar',
  'editar-estandar': 'Editar estándar',
  'evaluar-estandar': 'Iniciar evaluación de estándar',
  'registrar-cambio-estandar': 'Registrar cambio de estándar',
  'retirar-estandar': 'Retirar estándar',
};
