import { isSuprimible } from './cuenta.ts';
import type { VeredictoDePapel } from './veredicto.ts';

/** What the entidad does next about a paper; its address is made of what it names. */
export type SiguientePaso =
  | { readonly clase: 'retirar' | 'confirmar' }
  | { readonly clase: 'acordar' | 'seguir'; readonly servicioId: number }
  | { readonly clase: 'completar' | 'pedir'; readonly elementos: readonly number[] };

export const TEXTOS_SIGUIENTE: Readonly<Record<SiguientePaso['clase'], string>> = {
  retirar:
    'Deje de pedir el papel y actualice el trámite en el registro único en los tres días hábiles siguientes.',
  confirmar: 'Confirme qué datos prueba el papel.',
  acordar: 'Pida el acuerdo para usar el servicio.',
  seguir: 'Siga el servicio hasta que se publique.',
  completar: 'Busque qué servicio entrega lo que falta.',
  pedir: 'Pida el dato a quien responde por él.',
};

/** The next step of a paper; undefined where there is none: nobody decided what it proves, or it is legitimate. */
export function findSiguientePaso({
  veredicto,
  esPosible,
  datos,
}: VeredictoDePapel): SiguientePaso | undefined {
  if (esPosible && isSuprimible(veredicto)) return { clase: 'confirmar' };
  const findServicio = (alcance: string) => datos.find((dato) => dato.alcance === alcance)?.servicioId;
  const sinVia = datos.filter(({ servicioId }) => servicioId === null).map(({ elementoId }) => elementoId);
  const llaves = datos.flatMap(({ faltan }) => faltan);
  switch (veredicto) {
    case 'suprimible-ya':
      return { clase: 'retirar' };
    case 'suprimible-con-acuerdo':
      return toServicio('acordar', findServicio('con-acuerdo'));
    case 'suprimible-al-publicar':
      return toServicio('seguir', findServicio('al-publicar'));
    case 'parcial':
      return { clase: 'completar', elementos: [...new Set([...sinVia, ...llaves])] };
    case 'estado-lo-tiene':
      return { clase: 'pedir', elementos: sinVia };
    default:
      return undefined;
  }
}

const toServicio = (clase: 'acordar' | 'seguir', servicioId: number | null | undefined) =>
  servicioId == null ? undefined : { clase, servicioId };
