import { ESTADO_COMPROMISO } from '@marco/mesas/terms';
import { DE_ENTIDAD, defineConjunto } from '../conjunto.ts';

export const CONJUNTO_COMPROMISOS = defineConjunto({
  codigo: 'compromisos',
  titulo: 'Compromisos de las mesas',
  pregunta: '¿Qué se prometió y qué se cumplió?',
  periodo: 'Vencimiento',
  dimensiones: [
    { codigo: 'estado', nombre: 'Estado', clase: 'orden', terminos: ESTADO_COMPROMISO },
    { codigo: 'mesa', nombre: 'Mesa', clase: 'nombre', tabla: 'mesa' },
    ...DE_ENTIDAD,
    { codigo: 'mesVencimiento', nombre: 'Mes de vencimiento', clase: 'mes' },
  ],
  medidas: [
    { codigo: 'compromisos', nombre: 'Compromisos', unidad: 'entero', aditiva: true },
    { codigo: 'vencidos', nombre: 'Vencidos', unidad: 'entero', aditiva: true },
    { codigo: 'aTiempo', nombre: 'Cumplidos a tiempo', unidad: 'entero', aditiva: true },
  ],
  definicion: {
    texto:
      'Cuenta los compromisos de su tablero por la entidad que responde. Vencido es el abierto, de una mesa abierta, cuyo día ya pasó.',
    fuentes: ['Compromisos', 'Mesas'],
    versiones: ['2026-11-28'],
  },
});
