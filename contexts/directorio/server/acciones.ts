/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'pedir-dato': 'Pedir un dato que nadie entrega',
  'crear-suscripcion': 'Suscribirse a cambios del directorio',
  'confirmar-suscripcion': 'Confirmar suscripción al directorio',
  'retirar-suscripcion': 'Retirar suscripción al directorio',
};
