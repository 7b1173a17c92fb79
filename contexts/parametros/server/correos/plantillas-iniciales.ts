import type { EdicionPlantilla } from '../../contract/index.ts';
import type { NovedadDefinida } from '../define-novedades.ts';
import type { NovedadesReunidas } from '../novedades-reunidas.ts';

const SALUDO = 'Hola, {{nombre}}:';
const FIRMA = '{{producto}}\n{{ministerio}}';

/** The template an event has until an administrator changes it. */
export function buildPlantillaInicial({ plantilla }: NovedadDefinida): EdicionPlantilla {
  const { asunto, aviso, cuerpo, porCorreo = true } = plantilla;
  return { asunto, aviso, cuerpo: [SALUDO, ...cuerpo, FIRMA].join('\n\n'), porCorreo, porProducto: true };
}

/** The template each event has until an administrator changes it. */
export function listPlantillasIniciales(novedades: NovedadesReunidas) {
  return [...novedades.values()].map((evento) => {
    const { porProducto: _, ...textos } = buildPlantillaInicial(evento);
    return { evento: evento.codigo, ...textos };
  });
}
