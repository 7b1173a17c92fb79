/** Where the form of level 3 answers each item; the others are known to the product. */
const LUGARES: Readonly<Record<string, string>> = {
  'PL-1': 'politico-legal.normas',
  'PL-2': 'politico-legal.acuerdo',
  'PL-3': 'politico-legal.politicaDatos',
  'PL-4': 'politico-legal.vinculacion',
  'PL-5': 'politico-legal.aviso',
  'PL-6': 'politico-legal.aprobacion',
  'OG-1': 'organizacional.procesos',
  'OG-2': 'organizacional.consumidores',
  'OG-4': 'organizacional.responsables',
  'OG-5': 'organizacional.ans',
  'OG-6': 'organizacional.soporte',
  'OG-7': 'organizacional.continuidad',
  'TE-3': 'tecnico.arquitectura',
  'TE-4': 'tecnico.servidores',
  'TE-5': 'tecnico.certificadosTls',
  'TE-6': 'tecnico.xroad',
  'TE-7': 'tecnico.pruebas',
  'TE-8': 'tecnico.vulnerabilidades',
  'TE-9': 'tecnico.monitoreo',
};

/** Code of the place of the form that answers an item; null where nobody writes it. */
export function findLugarDeItem(codigo: string): string | null {
  return LUGARES[codigo] ?? null;
}
