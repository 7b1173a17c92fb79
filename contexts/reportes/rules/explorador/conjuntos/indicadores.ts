import { CALIDADES, GRUPOS_INDICADOR } from '../../../contract/terms.ts';
import { defineConjunto } from '../conjunto.ts';

const GRUPOS = Object.fromEntries(
  Object.entries(GRUPOS_INDICADOR).map(([codigo, { nombre }]) => [codigo, nombre]),
);
const DE_UNO = ['indicador', 'mes'];

export const CONJUNTO_INDICADORES = defineConjunto({
  codigo: 'indicadores',
  titulo: 'Indicadores por mes',
  pregunta: '¿Qué dijo cada indicador al cierre de cada mes?',
  periodo: 'Cierre de mes',
  dimensiones: [
    { codigo: 'indicador', nombre: 'Indicador', clase: 'orden', tabla: 'indicador' },
    { codigo: 'grupo', nombre: 'Grupo', clase: 'orden', terminos: GRUPOS },
    { codigo: 'mes', nombre: 'Mes', clase: 'mes' },
    { codigo: 'calidad', nombre: 'Calidad', clase: 'orden', terminos: CALIDADES },
  ],
  medidas: [
    { codigo: 'cifras', nombre: 'Cifras publicadas', unidad: 'entero', aditiva: true },
    { codigo: 'valor', nombre: 'Valor', unidad: 'cifra', aditiva: false, exige: DE_UNO },
    { codigo: 'numerador', nombre: 'Numerador', unidad: 'cifra', aditiva: false, exige: DE_UNO },
    { codigo: 'denominador', nombre: 'Denominador', unidad: 'cifra', aditiva: false, exige: DE_UNO },
  ],
  definicion: {
    texto:
      'Cada cifra es la de todo el país al cierre de un mes, en su última emisión. El valor se lee por indicador y mes: los de indicadores distintos no se suman.',
    fuentes: ['Cierres mensuales de los indicadores'],
    versiones: ['2026-11-28'],
  },
});
