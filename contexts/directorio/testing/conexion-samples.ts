import type { Conexion } from '../contract/index.ts';

/** How a visitor connects. */
export function createConexion(changes: Partial<Conexion> = {}): Conexion {
  return {
    servicioId: 8,
    lector: 'visitante',
    entidad: null,
    pasos: [
      {
        codigo: 'leer',
        titulo: 'Lea qué pide y qué entrega',
        texto: 'Está en esta página.',
        estado: 'hecho',
        duracion: null,
        enlace: null,
      },
      {
        codigo: 'registrar',
        titulo: 'Registre su entidad',
        texto: 'Con el documento de una persona de ella.',
        estado: 'falta',
        duracion: { texto: '2 días hábiles', fuente: 'según nuestra historia' },
        enlace: { texto: 'Registrarse', direccion: '/register' },
      },
    ],
    identificador: null,
    notas: ['El subsistema se publica con el nivel 3.'],
    ...changes,
  };
}
