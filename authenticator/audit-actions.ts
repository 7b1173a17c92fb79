import type { SecurityEvent } from './options.ts';

/** How people read each action the authenticator reports to the audit trail. */
export const authenticatorActions: Readonly<Record<SecurityEvent['action'], string>> = {
  'bloquear-direccion': 'Bloquear dirección',
  'bloquear-identidad': 'Bloquear identidad',
  'cerrar-sesion-autenticador': 'Cerrar sesión en el autenticador',
  'crear-identidad': 'Crear identidad',
  'ingresar-autenticador': 'Ingresar en el autenticador',
  'verificar-correo': 'Verificar correo de una identidad',
};
