/** Names of the international arcs a root may stand below (ITU-T X.660; ISO 3166-1 numbers the countries). */
const NOMBRES: Readonly<Record<string, string>> = {
  '0': 'itu-t',
  '1': 'iso',
  '2': 'joint-iso-itu-t',
  '2.16': 'country',
  '2.16.170': 'co',
  '2.25': 'uuid',
  '2.999': 'example',
};

const NOMBRE_RAIZ = 'Colombia – LCI';

/** Name of a node on the way to the root, and of the root itself. */
export function findNombreRaiz(oid: string, raiz: string): string {
  return oid === raiz ? NOMBRE_RAIZ : (NOMBRES[oid] ?? `Arco ${oid.split('.').at(-1)}`);
}
