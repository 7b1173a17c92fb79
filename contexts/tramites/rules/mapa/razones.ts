import type { DatoDelPapel, VeredictoDePapel } from './veredicto.ts';

/** How the map names what it speaks of. */
export interface NombresDelMapa {
  readonly elemento: (id: number) => string;
  readonly servicio: (id: number) => string;
  /** Name of the entidad behind a servicio. */
  readonly proveedora: (servicioId: number) => string;
  readonly entidad: (id: number) => string;
}

interface PapelExplicado {
  readonly exigeOriginal: boolean;
  readonly norma: string;
  readonly emisora: string | null;
}

const LISTA = new Intl.ListFormat('es', { type: 'conjunction' });

/** Why a paper has its verdict, one sentence for each datum and what holds for all of it. */
export function listRazonesDePapel(
  { veredicto, esPosible, datos }: VeredictoDePapel,
  { exigeOriginal, norma, emisora }: PapelExplicado,
  nombres: NombresDelMapa,
): string[] {
  if (exigeOriginal) {
    const cual =
      norma === '' ? 'Una norma exige el documento mismo.' : `Lo exige ${norma}: el documento mismo.`;
    return [cual];
  }
  if (veredicto === 'por-clasificar')
    return ['Nadie ha dicho qué datos prueba este papel. El asistente puede proponerlos.'];
  const deDatos = datos.map((dato) => explainDato(dato, nombres));
  const deTodo = [
    ...(veredicto === 'estado-lo-tiene' && emisora !== null ? [`Lo expide ${emisora}.`] : []),
    ...(veredicto === 'legitimo' ? ['Ninguna entidad pública responde por estos datos.'] : []),
    ...(esPosible
      ? ['Falta que una persona confirme qué datos prueba: por ahora es posible, no seguro.']
      : []),
  ];
  return [...deDatos, ...deTodo];
}

function explainDato(dato: DatoDelPapel, nombres: NombresDelMapa): string {
  const { elementoId, alcance, servicioId, nivel, esPropio, faltan, responsableId } = dato;
  const cual = nombres.elemento(elementoId);
  if (servicioId === null)
    return responsableId === null
      ? `${cual}: ningún servicio lo entrega.`
      : `${cual}: responde por él ${nombres.entidad(responsableId)}, que aún no lo entrega por un servicio.`;
  const quien = esPropio ? 'la misma entidad' : nombres.proveedora(servicioId);
  const entrega = `${cual}: lo entrega ${quien} con «${nombres.servicio(servicioId)}»`;
  if (alcance === 'sin-llave') {
    const pedidos = LISTA.format(faltan.map((uno) => nombres.elemento(uno).toLowerCase()));
    return `${entrega}, que pide ${pedidos}; el trámite no lo tiene.`;
  }
  if (alcance === 'al-publicar') return `${entrega}, en nivel ${nivel}: aún no está en producción.`;
  if (alcance === 'con-acuerdo') return `${entrega}, publicado; falta un acuerdo para usarlo.`;
  return esPropio ? `${entrega}, publicado.` : `${entrega}, publicado y con acuerdo vigente.`;
}
