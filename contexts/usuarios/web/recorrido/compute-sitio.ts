interface Rectangulo {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Medida {
  readonly width: number;
  readonly height: number;
}

/** Where the ring and the box of a step stand in the window, in pixels. */
export interface Sitio {
  readonly anillo: Rectangulo;
  readonly caja: { readonly left: number; readonly top: number };
}

/** Pixels between the ring and what it is around, between the box and it, and between both and the edge. */
const HOLGURA = 4;
const DISTANCIA = 12;
const BORDE = 8;

const clamp = (value: number, most: number): number => Math.max(BORDE, Math.min(value, most));

/** A ring around a place, all of it in the window. */
function surround({ left, top, width, height }: Rectangulo, ventana: Medida): Rectangulo {
  const from = { left: Math.max(left - HOLGURA, HOLGURA), top: Math.max(top - HOLGURA, HOLGURA) };
  return {
    ...from,
    width: Math.min(left + width + HOLGURA, ventana.width - HOLGURA) - from.left,
    height: Math.min(top + height + HOLGURA, ventana.height - HOLGURA) - from.top,
  };
}

/** Under its place if there is room, else beside it, else at the foot of the window; never outside of it. */
export function computeSitio(lugar: Rectangulo, caja: Medida, ventana: Medida): Sitio {
  const top = Math.max(lugar.top, 0);
  const height = Math.min(lugar.top + lugar.height, ventana.height) - top;
  const left = Math.max(lugar.left, 0);
  const width = Math.min(lugar.left + lugar.width, ventana.width) - left;
  const mostLeft = ventana.width - caja.width - BORDE;
  const mostTop = ventana.height - caja.height - BORDE;
  const under = top + height + DISTANCIA;
  const beside = left + width + DISTANCIA;
  const isUnder = under <= mostTop;
  const isBeside = !isUnder && beside <= mostLeft;
  return {
    anillo: surround({ left, top, width, height }, ventana),
    caja: {
      left: clamp(isBeside ? beside : left, mostLeft),
      top: clamp(isUnder ? under : isBeside ? top + DISTANCIA : mostTop, mostTop),
    },
  };
}
