import type { FiltroBusqueda } from '../rules/busqueda-eventos.ts';

/** Filter as the calls name it; what filters nothing is left out. */
export function toBody({ usuario, entidad, resultado, ...texts }: FiltroBusqueda) {
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(given) as Partial<typeof texts>),
    ...(usuario === null ? {} : { usuarioId: usuario }),
    ...(entidad === null ? {} : { entidadId: entidad }),
    ...(resultado === null ? {} : { resultado }),
  };
}
