import { DE_ENTIDAD, defineConjunto } from '../conjunto.ts';

export const CONJUNTO_SERVICIOS = defineConjunto({
  codigo: 'servicios',
  titulo: 'Servicios de intercambio',
  pregunta: '¿Cuántos servicios hay, de quién son y a qué nivel llegaron?',
  periodo: 'Registro',
  dimensiones: [
    { codigo: 'estado', nombre: 'Estado', clase: 'orden', tabla: 'estado-servicio' },
    ...DE_ENTIDAD,
    { codigo: 'mesRegistro', nombre: 'Mes de registro', clase: 'mes' },
  ],
  medidas: [
    { codigo: 'servicios', nombre: 'Servicios', unidad: 'entero', aditiva: true },
    { codigo: 'publicados', nombre: 'Con versión publicada', unidad: 'entero', aditiva: true },
    { codigo: 'usadosPorTramites', nombre: 'Usados por trámites', unidad: 'entero', aditiva: true },
    { codigo: 'usos', nombre: 'Usos de elementos', unidad: 'entero', aditiva: true },
  ],
  definicion: {
    texto:
      'Cuenta los servicios activos por su estado de hoy. Un elemento que usan dos servicios cuenta en cada uno.',
    fuentes: ['Servicios', 'Versiones de servicios', 'Elementos de dato', 'Trámites'],
    versiones: ['2026-11-28'],
  },
});
