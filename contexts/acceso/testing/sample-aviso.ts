import type { AvisoTratamiento } from '../contract/index.ts';

/** A privacy notice as the server answers it. */
export const sampleAviso: AvisoTratamiento = {
  version: '1.0',
  vigencia: '1.º de diciembre de 2026',
  responsable: {
    nombre: 'Ministerio demo',
    direccion: 'Carrera 8 # 12A-20, Bogotá',
    correo: 'datos@ejemplo.gov.co',
    telefono: '01 8000 914014',
  },
  finalidades: ['Verificar la identidad de quien ingresa.', 'Enviar avisos.'],
  transferencia: 'Los datos no salen del país.',
  conservacion: 'Se conservan mientras la cuenta esté abierta.',
  politica: 'https://www.ejemplo.gov.co/politica',
  autorizacion: 'Autorizo el tratamiento de mis datos personales.',
};
