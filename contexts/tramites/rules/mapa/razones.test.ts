import { describe, expect, it } from 'vitest';
import { listRazonesDePapel, type NombresDelMapa } from './razones.ts';
import type { DatoDelPapel } from './veredicto.ts';

const nombres: NombresDelMapa = {
  elemento: (id) => ({ 1: 'Número predial', 3: 'Indicador de persona fallecida' })[id] ?? '',
  servicio: () => 'Consulta del registro civil de defunción',
  proveedora: () => 'RNEC',
  entidad: () => 'RNEC',
};
const dato: DatoDelPapel = {
  elementoId: 3,
  alcance: 'ya',
  servicioId: 100,
  nivel: 3,
  esPropio: false,
  faltan: [],
  responsableId: null,
};
const papel = { exigeOriginal: false, norma: '', emisora: null };
const explain = (changes: Partial<DatoDelPapel>, veredicto = 'suprimible-ya' as const, esPosible = false) =>
  listRazonesDePapel({ veredicto, esPosible, datos: [{ ...dato, ...changes }] }, papel, nombres).join(' ');
const LO_ENTREGA =
  'Indicador de persona fallecida: lo entrega RNEC con «Consulta del registro civil de defunción»';

describe('why a paper has its verdict', () => {
  it.each<[Partial<DatoDelPapel>, string]>([
    [{}, `${LO_ENTREGA}, publicado y con acuerdo vigente.`],
    [{ alcance: 'con-acuerdo' }, `${LO_ENTREGA}, publicado; falta un acuerdo para usarlo.`],
    [{ alcance: 'al-publicar', nivel: 2 }, `${LO_ENTREGA}, en nivel 2: aún no está en producción.`],
    [
      { alcance: 'sin-llave', faltan: [1] },
      `${LO_ENTREGA}, que pide número predial; el trámite no lo tiene.`,
    ],
    [
      { alcance: 'sin-servicio', servicioId: null, responsableId: 10 },
      'Indicador de persona fallecida: responde por él RNEC, que aún no lo entrega por un servicio.',
    ],
    [{ alcance: 'nadie', servicioId: null }, 'Indicador de persona fallecida: ningún servicio lo entrega.'],
  ])('[AREA-09] %j', (changes, text) => {
    expect(explain(changes)).toBe(text);
  });

  it('[AREA-09] what people have not confirmed is told as possible, and a norm by its name', () => {
    expect(explain({}, 'suprimible-ya', true)).toContain('por ahora es posible, no seguro');
    const conNorma = { exigeOriginal: true, norma: 'la Ley 1 de 2000', emisora: null };
    expect(
      listRazonesDePapel({ veredicto: 'legitimo', esPosible: false, datos: [] }, conNorma, nombres),
    ).toEqual(['Lo exige la Ley 1 de 2000: el documento mismo.']);
  });
});
