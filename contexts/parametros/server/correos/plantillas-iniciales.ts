import type { EventosReunidos } from '../eventos-reunidos.ts';

const SALUDO = 'Hola, {{nombre}}:';
const FIRMA = '{{producto}}\n{{ministerio}}';

/** The template each event has until an administrator changes it. */
export function listPlantillasIniciales(eventos: EventosReunidos) {
  return [...eventos.values()].map(({ codigo, plantilla }) => {
    const { asunto, aviso, cuerpo, porCorreo = true } = plantilla;
    return { evento: codigo, asunto, aviso, cuerpo: [SALUDO, ...cuerpo, FIRMA].join('\n\n'), porCorreo };
  });
}
