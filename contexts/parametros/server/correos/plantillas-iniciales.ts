import type { NovedadesReunidas } from '../novedades-reunidas.ts';

const SALUDO = 'Hola, {{nombre}}:';
const FIRMA = '{{producto}}\n{{ministerio}}';

/** The template each event has until an administrator changes it. */
export function listPlantillasIniciales(novedades: NovedadesReunidas) {
  return [...novedades.values()].map(({ codigo, plantilla }) => {
    const { asunto, aviso, cuerpo, porCorreo = true } = plantilla;
    return { evento: codigo, asunto, aviso, cuerpo: [SALUDO, ...cuerpo, FIRMA].join('\n\n'), porCorreo };
  });
}
