import { TIPOS_TRAMITE } from '@marco/tramites/terms';
import { DE_ENTIDAD, defineConjunto } from '../conjunto.ts';

export const CONJUNTO_TRAMITES = defineConjunto({
  codigo: 'tramites',
  titulo: 'Trámites de GOV.CO',
  pregunta: '¿Qué trámites usan el intercambio y cuántos papeles piden?',
  periodo: null,
  dimensiones: [
    { codigo: 'tipo', nombre: 'Tipo', clase: 'orden', terminos: TIPOS_TRAMITE },
    {
      codigo: 'nivelDigital',
      nombre: 'Nivel digital',
      clase: 'orden',
      terminos: { 1: 'Nivel 1', 2: 'Nivel 2', 3: 'Nivel 3', 4: 'Nivel 4', 5: 'Nivel 5', 6: 'Nivel 6' },
      sinValor: 'Sin nivel',
    },
    {
      codigo: 'uso',
      nombre: 'Usa el intercambio',
      clase: 'orden',
      terminos: { con: 'Con servicio', sin: 'Sin servicio' },
    },
    ...DE_ENTIDAD,
  ],
  medidas: [
    { codigo: 'tramites', nombre: 'Trámites', unidad: 'entero', aditiva: true },
    { codigo: 'conServicio', nombre: 'Con un servicio', unidad: 'entero', aditiva: true },
    { codigo: 'papeles', nombre: 'Papeles que piden', unidad: 'entero', aditiva: true },
  ],
  definicion: {
    texto: 'Cuenta los trámites vigentes, con los papeles que cada uno pide hoy.',
    fuentes: ['Trámites', 'Mapa de solo una vez'],
    versiones: ['2026-11-28'],
  },
});
