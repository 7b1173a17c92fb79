import type { PiezaLeida, ResumenTablero, Tablero } from '../contract/index.ts';
import { presentSampleValores, sampleDetalle, sampleTarjeta } from './reportes-samples.ts';

const { explicable: _, filtros: __, ...indicador } = sampleDetalle;

const cifra: PiezaLeida = {
  codigo: 'IND-02',
  ambito: '',
  vistaId: null,
  forma: 'cifra',
  titulo: sampleTarjeta.pregunta,
  parte: 'Todo el país',
  direccion: '/app/indicadores/IND-02',
  razon: '',
  tarjeta: sampleTarjeta,
  grafica: null,
};

const enGrafica: PiezaLeida = {
  ...cifra,
  ambito: 'sector=3',
  forma: 'grafica',
  parte: 'Sector: Salud',
  direccion: '/app/indicadores/IND-02?sector=3',
  tarjeta: null,
  grafica: { indicador, series: presentSampleValores(false).series },
};

/** One that its reader may not read any more. */
const perdida: PiezaLeida = {
  ...cifra,
  codigo: 'IND-12',
  titulo: 'IND-12',
  parte: '',
  direccion: '',
  razon: 'Su rol no puede leer este indicador, o ya no existe.',
  tarjeta: null,
};

const comun = {
  id: 4,
  nombre: 'Seguimiento',
  version: 3,
  rol: null,
  modificadoEn: '2026-08-01T07:00:00.000Z',
};

/** A board of the person with a figure, a plot and one that fails alone. */
export const sampleTablero: Tablero = { ...comun, piezas: [cifra, enGrafica, perdida] };

export const sampleResumen: ResumenTablero = { ...comun, piezas: 3 };
