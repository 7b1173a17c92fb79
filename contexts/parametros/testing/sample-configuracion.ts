import type { Configuracion } from '../contract/index.ts';

/** Texts and settings of an invented product, complete. */
export const sampleConfiguracion: Configuracion = {
  producto: {
    titulo: 'Marco de Interoperabilidad para Gobierno Digital',
    descripcion: 'Las entidades comparten datos con un mismo lenguaje.',
    version: '2.8.12',
  },
  ministerio: { nombre: 'Ministerio de Ejemplo', sigla: 'MINEJ', acronimo: 'MinEj' },
  pie: {
    programa: 'Programa de ejemplo',
    direccion: 'Carrera 8 n.º 12-60, Bogotá',
    horario: { dias: 'Lunes a viernes', horas: '08:00 am - 05:00 pm' },
    telefonos: [{ nombre: 'Bogotá', numero: '+57 (601) 000 0000' }],
    correos: { soporte: 'soporte@ejemplo.gov.co', lenguaje: 'lenguaje@ejemplo.gov.co' },
    redes: [{ nombre: 'YouTube', url: 'https://www.youtube.com/ejemplo' }],
  },
  autenticador: {
    emisor: 'https://autenticador.ejemplo',
    cliente: 'marco',
    flujo: 'implicit',
    acr: ['2'],
    alcance: 'openid',
    cambioContrasena: null,
    recuperacion: true,
  },
  formularios: {
    correoEjemplo: 'nombre@entidad.gov.co',
    bloqueaPegado: true,
    contrasena: { minimo: 4, maximo: 50 },
  },
  busqueda: { minimoCaracteres: 3, esperaMs: 0, maximoSugerencias: 5 },
  esperaIngresoMs: 5000,
  duracionBannerMs: 5000,
  origenApi: null,
  recaptcha: null,
  recaptchaScript: null,
  demostracion: true,
};
